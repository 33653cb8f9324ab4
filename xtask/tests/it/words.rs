//! How a report reads: its fields, the order of what a person is told, and that nothing is lost
//! without colour or in a narrow window.

use crate::course::Course;
use crate::ran::{Ran, run};
use crate::report::{ExerciseReport, Report, keys};

const TOP: &[&str] = &[
    "format_version",
    "edition",
    "tier",
    "tier_parts",
    "exercises",
];
const SUMMARY: &[&str] = &["asked", "passed"];
const EXERCISE: &[&str] = &[
    "id",
    "verdict",
    "points",
    "max_points",
    "misconception",
    "says",
    "text",
    "page",
    "next",
    "place",
    "rendered",
    "explained",
    "remarks",
    "waiting",
    "files",
    "hints_used",
    "question",
    "cases",
];
const PLACE: &[&str] = &["file", "line"];
/// Those of design.md, and `plan` and `other`.
const CASE: &[&str] = &[
    "name",
    "plan",
    "shown",
    "verdict",
    "virtual_ms",
    "wall_ms",
    "expected",
    "got",
    "other",
    "diverges_at",
    "divergence",
    "sweep",
    "lines_right",
];

#[test]
fn the_report_is_one_object_with_the_agreed_fields() {
    let course = Course::whole();
    // With a place, which is null otherwise.
    course.answer("mirrors", "    panic!(\"no {mirrors:?}\")");
    let ran = course
        .xtask(&["grade", "mirrors", "--format", "json"])
        .exits(1);
    assert_eq!(ran.out.lines().count(), 1, "{}", ran.out);
    let tier = ["A", "B", "E"].into_iter().find(|tier| {
        let head = "{\"format_version\":1,\"edition\":\"2026\",\"tier\":";
        ran.out.starts_with(&format!("{head}\"{tier}\","))
    });
    assert!(tier.is_some(), "{}", ran.out);
    let mut expected: Vec<(usize, String)> = Vec::new();
    let mut add = |depth, keys: &[&str]| {
        expected.extend(keys.iter().map(|key| (depth, key.to_string())));
    };
    add(1, TOP);
    for key in EXERCISE {
        add(2, &[key]);
        match *key {
            "place" => add(3, PLACE),
            "cases" => (0..5).for_each(|_| add(3, CASE)),
            _ => {}
        }
    }
    add(1, &["summary"]);
    add(2, SUMMARY);
    assert_eq!(keys(&ran.out), expected);
    for null in ["misconception", "text", "rendered"] {
        assert!(
            ran.out.contains(&format!("\"{null}\":null")),
            "{null} in {}",
            ran.out
        );
    }
}

#[test]
fn a_known_belief_is_told_below_the_lanes() {
    let course = Course::whole();
    let wrong = course.exercise("mirrors").wrong("waits_for_all");
    course.write("labs/06-wait/src/mirrors.rs", &course.read(&wrong));
    let (json, human) = both(&course, "mirrors");
    assert_eq!(json.misconception.as_deref(), Some("waits_for_all"));
    let text = json.text.clone().unwrap();
    in_this_order(&human, &json, &text);
}

#[test]
fn where_no_belief_fits_the_cause_is_said_to_be_unknown() {
    let course = Course::whole();
    let late = "    tokio::time::sleep(std::time::Duration::from_millis(7)).await;\n";
    course.answer(
        "mirrors",
        &(late.to_string() + &course.solution_body("mirrors")),
    );
    let (json, human) = both(&course, "mirrors");
    assert_eq!(json.verdict_and_name(), ("differs", None));
    assert_eq!(json.text, None);
    in_this_order(&human, &json, "Cause not known.");
}

#[test]
fn right_where_shown_and_wrong_where_not_is_said_with_the_plan() {
    let course = Course::whole();
    let only_three = "    if mirrors.len() < 3 { return Err(AllFailed); }\n";
    course.answer(
        "mirrors",
        &(only_three.to_string() + &course.solution_body("mirrors")),
    );
    let (json, _) = both(&course, "mirrors");
    let wrong = json
        .cases
        .iter()
        .find(|case| case.verdict == "differs")
        .unwrap();
    let says = format!("Right on the page's case, wrong on `{}`: ", wrong.plan);
    assert!(json.says.starts_with(&says), "{}", json.says);
    assert_eq!(
        (wrong.name.as_str(), json.cases[0].verdict.as_str()),
        ("single_mirror", "passed")
    );
}

#[test]
fn without_a_terminal_nothing_is_coloured() {
    let course = Course::whole();
    course.answer("mirrors", "    let file: String = mirrors;\n    Ok(file)");
    for args in [
        &["grade", "--all"][..],
        &["list"],
        &["explain", "deadlock"],
        &["hint"],
        &["--help"],
    ] {
        let mut command = course.command(args);
        let ran = run(command
            .env("TERM", "xterm-256color")
            .env("CLICOLOR_FORCE", "1"));
        assert!(!ran.out.is_empty(), "{args:?}");
        assert!(
            !ran.out.contains('\u{1b}') && !ran.err.contains('\u{1b}'),
            "{args:?}: {ran:?}"
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn on_a_terminal_there_is_colour_unless_no_color_is_set() {
    let course = Course::whole();
    let program = env!("CARGO_BIN_EXE_xtask");
    let on_terminal = |no_color: &str| {
        // `script` gives its program a terminal. Not every machine has it.
        let mut command = course.command(&[]);
        let args = std::iter::once("-qec".into())
            .chain([format!("{program} grade mirrors"), "/dev/null".into()]);
        let mut script = std::process::Command::new("script");
        script
            .args(args)
            .current_dir(course.root())
            .stdin(std::process::Stdio::null());
        for (name, value) in command.get_envs() {
            match value {
                Some(value) => script.env(name, value),
                None => script.env_remove(name),
            };
        }
        command.env("NO_COLOR", no_color);
        script
            .env("NO_COLOR", no_color)
            .env("TERM", "xterm")
            .env("COLUMNS", "80");
        script
            .output()
            .ok()
            .map(|output| String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let (Some(coloured), Some(plain)) = (on_terminal(""), on_terminal("1")) else {
        return;
    };
    assert!(
        coloured.contains("\u{1b}[") && coloured.contains("not attempted"),
        "{coloured}"
    );
    assert!(
        !plain.contains('\u{1b}') && plain.contains("mirrors: not attempted"),
        "{plain}"
    );
}

#[test]
fn sixty_columns_lose_no_word() {
    let course = Course::whole();
    for answer in ["losers_run_on", "keeps_a_sender"] {
        let wrong = course.exercise("mirrors").wrong(answer);
        course.write("labs/06-wait/src/mirrors.rs", &course.read(&wrong));
        let (json, _) = both(&course, "mirrors");
        let mut command = course.command(&["grade", "mirrors"]);
        let narrow = run(command.env("COLUMNS", "60")).exits(1).out;
        let long = narrow.lines().filter(|line| line.chars().count() > 60);
        // What is indented in a text is code, and a single word cannot be parted.
        let long: Vec<&str> = long
            .filter(|line| !line.starts_with("    ") && line.contains(' '))
            .collect();
        assert!(long.is_empty(), "{long:#?}");
        let first = json
            .cases
            .iter()
            .find(|case| case.verdict == json.verdict)
            .unwrap();
        let text = json.text.as_ref().unwrap();
        let mut said = vec![
            &json.says,
            &json.next,
            text,
            first.divergence.as_ref().unwrap(),
        ];
        said.extend(first.expected.iter().chain(&first.got).chain(&json.waiting));
        said.extend(json.cases.iter().flat_map(|case| [&case.name, &case.plan]));
        let words: Vec<&str> = narrow.split_whitespace().collect();
        for word in said.iter().flat_map(|text| text.split_whitespace()) {
            let there = words
                .iter()
                .any(|there| there.trim_end_matches('.') == word.trim_end_matches('.'));
            assert!(there, "{word:?} is lost:\n{narrow}");
        }
    }
}

/// The report of one exercise, and what a person reads.
fn both(course: &Course, slug: &str) -> (ExerciseReport, Ran) {
    let human = course.xtask(&["grade", slug]).exits(1);
    let json = Report::parse(&course.xtask(&["grade", slug, "--format", "json"]));
    (json.of(slug).clone(), human)
}

/// Asserts that a person reads the verdict first, then the lanes, their first difference, the cause
/// and what to do next.
#[track_caller]
fn in_this_order(human: &Ran, json: &ExerciseReport, cause: &str) {
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let case = json
        .cases
        .iter()
        .find(|case| case.verdict == json.verdict)
        .unwrap();
    let all = [
        "06-wait/mirrors: differs".into(),
        words(&json.says),
        words("expected yours 0 ms answer called"),
        format!("First difference: {}.", case.divergence.as_ref().unwrap()),
        words(cause),
        format!("Next: {}", json.next),
    ];
    let ran = Ran {
        out: words(&human.out),
        err: String::new(),
        ..*human
    };
    ran.says(&all.each_ref().map(String::as_str));
}
