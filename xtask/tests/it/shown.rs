//! Reports that the book and the README show: each is what the grader says today.
//!
//! To renew them: `BLESS=1 cargo test -p xtask --test it shown::`, then read the difference.

use std::fs;

use crate::course::{Course, real, unmarked};

/// Where the programs lie that get a verdict, each beside its report.
const FOLDER: &str = "xtask/tests/reports";

/// Answers of the course that pages show: the exercise, and a belief, or `passed` for ours.
const ANSWERS: [(&str, &str); 9] = [
    ("three_prices", "awaits_in_sequence"),
    ("three_prices", "passed"),
    ("yield_or_starve", "ready_awaits_yield"),
    ("yield_or_starve", "pauses_the_thread"),
    ("yield_or_starve", "passed"),
    ("predict_trace", "passed"),
    ("mirrors", "losers_run_on"),
    ("shield", "shields_each_step"),
    ("cancel_safe", "pins_the_line"),
];

/// rustc's lines that are shown. What follows has places in our own files.
const RUSTC_LINES: usize = 5;

#[test]
fn an_answer_of_the_course_gets_the_report_that_pages_show() {
    let course = Course::whole();
    for (slug, of) in ANSWERS {
        let exercise = course.exercise(slug);
        let file = match of {
            "passed" => exercise.solution(),
            belief => exercise.wrong(belief),
        };
        let answer = unmarked(&course.read(&file));
        gets(&course, slug, &answer, &format!("{slug}__{of}"));
    }
    let all = course.exercises();
    let first = all.iter().filter(|exercise| exercise.lab == "01-waiting");
    first.for_each(|exercise| course.solve(&exercise.slug));
    reported(&course, "01-waiting", "chapter_1__passed");
}

#[test]
fn each_verdict_has_the_report_that_its_page_shows() {
    let course = Course::whole();
    for name in programs() {
        let program = course.read(&format!("{FOLDER}/{name}.rs"));
        gets(&course, "mirrors", &unmarked(&program), &name);
    }
}

#[test]
fn a_starter_and_a_changed_course_have_the_reports_that_their_page_shows() {
    let course = Course::whole();
    let starter = course.read(&course.exercise("mirrors").file());
    gets(&course, "mirrors", &starter, "not_attempted");
    let manifest = "labs/06-wait/lab.toml";
    course.replace(manifest, "minutes = ", "minutes =  ");
    gets(&course, "mirrors", &starter, "tampered");
    course.restore(manifest);
}

#[test]
fn the_readme_shows_a_report_in_part() {
    let readme = fs::read_to_string(real().join("README.md")).unwrap();
    let (_, shown) = readme.split_once("$ cargo xtask grade mirrors\n").unwrap();
    let (shown, _) = shown.split_once("```").unwrap();
    let report = stored("mirrors__losers_run_on");
    let mut rest = report.as_str();
    for part in shown.split("[…]\n") {
        let at = rest.find(part);
        let at = at.unwrap_or_else(|| panic!("not in the report from here on:\n{part}"));
        rest = &rest[at + part.len()..];
    }
}

/// Asserts that this answer has the stored report.
#[track_caller]
fn gets(course: &Course, slug: &str, answer: &str, name: &str) {
    course.write(&course.exercise(slug).file(), answer);
    reported(course, slug, name);
}

/// Asserts that a grade of an exercise or a lab gives the stored report.
#[track_caller]
fn reported(course: &Course, what: &str, name: &str) {
    let said = steady(&course.xtask(&["grade", what]).out);
    if std::env::var_os("BLESS").is_some_and(|value| value == "1") {
        fs::write(real().join(format!("{FOLDER}/{name}.txt")), &said).unwrap();
    }
    assert_eq!(
        without_wall_time(&said),
        without_wall_time(&stored(name)),
        "{name}: to renew it: BLESS=1 cargo test -p xtask --test it shown::"
    );
}

fn stored(name: &str) -> String {
    let file = format!("{FOLDER}/{name}.txt");
    fs::read_to_string(real().join(&file)).unwrap_or_else(|err| panic!("{file}: {err}"))
}

/// The names of the programs.
fn programs() -> Vec<String> {
    let all = fs::read_dir(real().join(FOLDER)).unwrap();
    let names = all.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names
        .filter_map(|name| Some(name.strip_suffix(".rs")?.to_string()))
        .collect();
    names.sort();
    assert!(names.len() > 10, "{names:?}");
    names
}

/// The report without what another machine or rustc says in other words: the line about
/// containment, and the rest of rustc's message.
fn steady(said: &str) -> String {
    let mut out = String::new();
    let mut rustc = None;
    for line in said.lines().filter(|line| !line.starts_with("Containment")) {
        rustc = match rustc {
            _ if line == "rustc says:" => Some(0),
            Some(lines) if line.starts_with("  ") => Some(lines + 1),
            _ => None,
        };
        match rustc {
            Some(lines) if lines > RUSTC_LINES + 1 => {}
            Some(lines) if lines > RUSTC_LINES => out += "  […]\n",
            _ => out += &format!("{line}\n"),
        }
    }
    out.trim_end().to_string() + "\n"
}

/// The report without what a busy machine makes longer: for how long a thread was held and by whom,
/// and which of two limits ended a loop.
fn without_wall_time(report: &str) -> String {
    // In other words, lines break at other places.
    let words = |paragraph: &str| paragraph.split_whitespace().collect::<Vec<_>>().join(" ");
    let held = |paragraph: &str| words(paragraph).contains("your code held the thread for ");
    if report.split("\n\n").any(held) {
        let kept = report.split("\n\n").filter(|paragraph| !held(paragraph));
        kept.map(words).collect::<Vec<_>>().join("\n")
    } else if report.contains(": blocked\n") {
        words(report).replace("5 s of CPU time", "10 s of wall time")
    } else {
        report.into()
    }
}

#[test]
fn only_wall_time_is_left_out_of_a_comparison() {
    let held = |ms: u32, case: &str| {
        format!("a: held thread\n\nOn `x`, your code held the\nthread for {ms} ms.\n\n{case}\n")
    };
    assert_eq!(
        without_wall_time(&held(80, "passed")),
        without_wall_time(&held(1234, "passed"))
    );
    assert_ne!(
        without_wall_time(&held(80, "passed")),
        without_wall_time(&held(80, "differs"))
    );
    let blocked =
        |limit: &str| format!("a: blocked\n\nOn `x`, for {limit} no\ntask had a new turn");
    assert_eq!(
        without_wall_time(&blocked("5 s of CPU time")),
        without_wall_time(&blocked("10 s of\nwall time"))
    );
    assert_ne!(
        without_wall_time(&blocked("1 s")),
        without_wall_time(&blocked("2 s"))
    );
}
