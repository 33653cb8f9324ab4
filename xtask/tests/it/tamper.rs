//! Ways round the checks: none of them passes, each is called what it is, and snapshots keep their
//! bytes.

use crate::course::Course;
use crate::ran::run;
use crate::wire::{self, End, Ending, Played, Record};

const INSTA: [(&str, &str); 2] = [("INSTA_FORCE_PASS", "1"), ("INSTA_UPDATE", "always")];

/// What a wrong solution waits before it begins.
const LATE: &str = "    tokio::time::sleep(std::time::Duration::from_millis(7)).await;\n";

/// Changes the file at a path.
type Tamper<'a> = &'a dyn Fn(&str);

#[test]
fn an_exit_with_code_0_is_no_pass() {
    let course = Course::whole();
    course.answer("mirrors", "    drop(mirrors);\n    std::process::exit(0)");
    let (code, report) = course.grade(&["mirrors"]);
    let mirrors = report.of("mirrors");
    assert_eq!(
        (code, mirrors.verdict_and_name()),
        (1, ("no_transcript", None))
    );
    assert!(
        mirrors
            .says
            .contains("does the answer call `process::exit`?"),
        "{}",
        mirrors.says
    );
}

#[test]
fn printed_text_is_no_report() {
    let course = Course::whole();
    let (_, honest) = course.grade(&["mirrors"]);
    let played = Played {
        ending: Ending::Returned,
        transcript: honest.of("mirrors").cases[0].expected.join("\n") + "\n",
        virtual_ms: 250,
        wall_us: 9,
        panic: None,
        waiting: Vec::new(),
        held: String::new(),
    };
    let records = [
        Record::Begin,
        Record::Played(played),
        Record::End(End {
            plays: 3,
            wall_us: 9,
        }),
    ];
    let guessed = "0".repeat(32);
    let forged: String = records
        .iter()
        .map(|record| wire::frame(&guessed, record))
        .collect();
    let look_alike = "\nrunning 1 test\ntest nearest_mirror_fails ... ok\n\ntest result: ok. 1 passed; \
                      0 failed; 0 ignored; 0 measured; 4 filtered out; finished in 0.00s\n\n";
    for (text, then) in [
        (look_alike, "std::process::exit(0)"),
        (&forged, "std::process::exit(0)"),
        (look_alike, "Err(AllFailed)"),
        (&forged, "Err(AllFailed)"),
    ] {
        course.answer(
            "mirrors",
            &format!("    drop(mirrors);\n    print!(\"{{}}\", {text:?});\n    {then}"),
        );
        let (code, report) = course.grade(&["mirrors"]);
        let verdict = if then.contains("exit") {
            "no_transcript"
        } else {
            "differs"
        };
        assert_eq!(
            (code, report.of("mirrors").verdict.as_str()),
            (1, verdict),
            "{report:?}"
        );
    }
}

#[test]
fn a_changed_file_of_the_course_is_named_with_its_cure_and_nothing_passes() {
    let course = Course::whole();
    course.solve("mirrors");
    course.solve("three_prices");
    let snapshot = "labs/06-wait/tests/snapshots/mirrors__nearest_mirror_fails.snap";
    let mount = "labs/06-wait/tests/mirrors.rs";
    let prefixed =
        |path: &str, text: &str| course.write(path, &(text.to_string() + &course.read(path)));
    let edit = |path: &str| prefixed(path, "# edited\n");
    let tamperings: &[(&str, Tamper<'_>)] = &[
        (mount, &|path| course.remove(path)),
        (mount, &|path| prefixed(path, "#![cfg(any())]\n")),
        (snapshot, &|path| {
            course.replace(path, "near    called", "near    skipped")
        }),
        (snapshot, &|path| course.remove(path)),
        ("labs/06-wait/lab.toml", &edit),
        ("labs/06-wait/Cargo.toml", &edit),
        ("labs/06-wait/src/lib.rs", &|path| {
            prefixed(path, "// edited\n")
        }),
        ("labs/06-wait/tests/scenarios/mirrors.rs", &|path| {
            prefixed(path, "// edited\n")
        }),
        ("labs/kit/src/case.rs", &|path| {
            prefixed(path, "// edited\n")
        }),
        ("labs/facade/src/lib.rs", &|path| {
            prefixed(path, "// edited\n")
        }),
        (".cargo/config.toml", &edit),
        ("Cargo.lock", &edit),
    ];
    for (path, tamper) in tamperings {
        tamper(path);
        tampered(&course, path, &format!("git restore {path}"));
        course.restore(path);
    }
    for path in [
        "labs/06-wait/build.rs",
        "labs/06-wait/.cargo/config.toml",
        "labs/06-wait/tests/more.rs",
    ] {
        course.write(path, "");
        tampered(&course, path, "remove it");
        course.remove(path);
    }
    assert_eq!(course.grade(&["mirrors"]).1.of("mirrors").verdict, "passed");
}

#[test]
fn a_manifest_that_cannot_be_read_is_a_changed_file_too() {
    let course = Course::whole();
    course.write("labs/06-wait/lab.toml", "title = \n");
    let ran = course.xtask(&["grade", "three_prices"]).exits(4);
    assert!(
        ran.err.contains("`git restore labs/06-wait/lab.toml`"),
        "{ran:?}"
    );
}

#[test]
fn a_lab_that_was_changed_does_not_keep_another_from_passing() {
    let course = Course::whole();
    course.solve("mirrors");
    course.solve("three_prices");
    course.remove("labs/06-wait/tests/mirrors.rs");
    let (code, report) = course.grade(&["--all"]);
    assert_eq!(code, 4);
    let verdicts = ["mirrors", "order_games", "three_prices", "yield_or_starve"];
    let verdicts = verdicts.map(|slug| report.of(slug).verdict.as_str());
    assert_eq!(
        verdicts,
        ["tampered", "tampered", "passed", "not_attempted"]
    );
}

#[test]
fn the_caller_s_insta_settings_reach_no_verdict() {
    let course = Course::whole();
    course.answer(
        "mirrors",
        &(LATE.to_string() + &course.solution_body("mirrors")),
    );
    let snapshots = course.below("labs/06-wait/tests/snapshots/");
    let mut grade = course.command(&["grade", "mirrors"]);
    run(grade.envs(INSTA))
        .exits(1)
        .says(&["06-wait/mirrors: differs"]);
    let mut test =
        course.cargo_command(&["test", "--locked", "-p", "lab-06-wait", "--test", "mirrors"]);
    run(test.envs(INSTA))
        .exits(101)
        .says(&["test nearest_mirror_fails ... FAILED"]);
    course.solve("mirrors");
    let mut grade = course.command(&["grade", "mirrors"]);
    run(grade.envs(INSTA))
        .exits(0)
        .says(&["06-wait/mirrors: passed"]);
    assert_eq!(course.below("labs/06-wait/tests/snapshots/"), snapshots);
}

#[test]
fn root_cargo_test_finds_a_wrong_solution_and_keeps_snapshots_whatever_insta_is_told() {
    let course = Course::whole();
    let solution = course.exercise("mirrors").solution();
    let body = course.solution_body("mirrors");
    course.replace(&solution, &body, &(LATE.to_string() + &body));
    let snapshots = course.below("labs/06-wait/tests/snapshots/");
    let mut test = course.cargo_command(&[
        "test",
        "--locked",
        "--no-fail-fast",
        "-p",
        "solution-06-wait",
    ]);
    let ran = run(test.envs(INSTA)).exits(101);
    for case in ["nearest_mirror_fails", "single_mirror"] {
        ran.says(&[&format!("test solution::{case} ... FAILED")]);
    }
    ran.says(&["test alternative_by_channel::nearest_mirror_fails ... ok"]);
    assert_eq!(course.below("labs/06-wait/tests/snapshots/"), snapshots);
}

/// Asserts that the exercise is called tampered, for this one file.
#[track_caller]
fn tampered(course: &Course, path: &str, cure: &str) {
    let (code, report) = course.grade(&["mirrors"]);
    let mirrors = report.of("mirrors");
    assert_eq!(
        (code, mirrors.verdict.as_str(), mirrors.points),
        (4, "tampered", 0),
        "{path}"
    );
    assert_eq!(mirrors.files, [path]);
    let text = mirrors.text.as_ref().unwrap();
    assert!(text.contains(path) && text.contains(cure), "{text}");
    let human = course.xtask(&["grade", "mirrors"]).exits(4);
    human.says(&[
        "06-wait/mirrors: tampered",
        path,
        cure.split(' ').next().unwrap(),
        "Next: ",
    ]);
}
