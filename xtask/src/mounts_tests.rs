//! What `mounts` writes is clean to rustfmt and holds what lab.toml says.

use std::io::Write;
use std::process::{Command, Stdio};

use crate::mounts;
use crate::toy::{Toy, WAIT};

/// rustfmt reads stdin, so that it does not look for the mounted files.
fn check_format(text: &str) {
    let rustfmt = Command::new("rustfmt")
        .args(["--edition", "2024", "--emit", "stdout"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    // Not each machine has it; `cargo xtask ci` does, and formats the whole workspace.
    let Ok(mut rustfmt) = rustfmt else { return };
    let mut stdin = rustfmt.stdin.take().unwrap();
    stdin.write_all(text.as_bytes()).unwrap();
    drop(stdin);
    let output = rustfmt.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), text);
}

#[test]
fn a_labs_mount_is_as_the_grader_expects() {
    let toy = Toy::new("mounts-lab");
    let course = toy.course();
    let mount = mounts::lab(course.exercise("mirrors").unwrap());
    check_format(&mount);
    let expected = r#"//! Written by `cargo xtask derive` from lab.toml. Change that, not this.

#[path = "../src/mirrors.rs"]
mod answer;
#[path = "scenarios/mirrors.rs"]
mod scenario;

use lab_kit::Rules;

const RULES: Rules = Rules {
    order: false,
    deadline_ms: 10000,
};

#[test]
fn near() {
    let case = lab_kit::Case {
        name: "mirrors__near",
        plan: "near:100:fails mid:200 far:300",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}
"#;
    assert!(mount.starts_with(expected), "{mount}");
    assert_eq!(mount.matches("#[test]").count(), 2);
    let local = mounts::lab(course.exercise("three_prices").unwrap());
    assert!(local.contains("lab_kit::check_local(&case"), "{local}");
}

#[test]
fn the_solutions_mount_holds_each_answer_that_ends() {
    let toy = Toy::new("mounts-solutions");
    let course = toy.course();
    let mount = mounts::solutions(&course, course.exercise("mirrors").unwrap()).unwrap();
    check_format(&mount);
    let modules: Vec<&str> = mount
        .lines()
        .filter(|line| line.starts_with("mod "))
        .collect();
    let expected = [
        "mod solution {",
        "mod alternative_by_channel {",
        "mod misconception_in_sequence {",
        "mod misconception_in_sequence__2 {",
    ];
    assert_eq!(modules, expected);
    assert_eq!(mount.matches("Some(\"in_sequence\")").count(), 4);
}

#[test]
fn wrong_answers_that_hang_have_a_target_of_their_own() {
    let toy = Toy::new("mounts-hangs");
    let course = toy.course();
    let hangs = mounts::hangs(&course, &course.labs[1]).unwrap().unwrap();
    check_format(&hangs);
    assert!(
        hangs.contains("mod mirrors_misconception_spins {"),
        "{hangs}"
    );
    assert_eq!(mounts::hangs(&course, &course.labs[0]).unwrap(), None);
}

#[test]
fn a_prediction_is_handed_over_and_a_right_one_with_the_run() {
    let toy = Toy::predicting("mounts-predict");
    let course = toy.course();
    let exercise = course.exercise("two_workers").unwrap();
    let lab = mounts::lab(exercise);
    check_format(&lab);
    assert!(lab.contains("    lab_kit::check_prediction(&case, answer::PREDICTION);\n"));
    assert!(!lab.contains("scenario"), "{lab}");
    let ours = mounts::solutions(&course, exercise).unwrap();
    check_format(&ours);
    let handed: Vec<&str> = ours
        .lines()
        .map(str::trim)
        .filter(|line| line.starts_with("let got = lab_kit") || line.starts_with("mod scenario"))
        .collect();
    let expected = [
        "mod scenario;",
        "let got = lab_kit::prediction_and_run(&case, answer::PREDICTION, scenario::scenario);",
        "let got = lab_kit::prediction(&case, answer::PREDICTION);",
    ];
    assert_eq!(handed, expected);
}

#[test]
fn long_names_and_odd_plans_stay_clean() {
    let toy = Toy::new("mounts-long");
    let long = "a_name_of_just_forty_letters_is_the_most";
    let manifest = WAIT
        .replace("\"near\"", &format!("\"{long}\""))
        .replace("\"in_sequence\"", &format!("\"{long}\""))
        .replace("slug = \"mirrors\"", "slug = \"mirrors\"\nlocal = true")
        .replace(
            "\"near:100:fails mid:200 far:300\"",
            &format!("'says:\"hi\"{}'", " more:100".repeat(20)),
        );
    toy.write("labs/06-wait/lab.toml", &manifest);
    let wrong = "solutions/06-wait/misconceptions/mirrors";
    toy.write(&format!("{wrong}/{long}.rs"), "//! Long.\n");
    let course = toy.course();
    let mirrors = course.exercise("mirrors").unwrap();
    check_format(&mounts::lab(mirrors));
    check_format(&mounts::solutions(&course, mirrors).unwrap());
    check_format(&mounts::library(&course.labs[1]));
}

#[test]
fn a_wrong_answer_that_is_not_there_is_named() {
    let toy = Toy::new("mounts-missing");
    toy.remove("solutions/06-wait/misconceptions/mirrors/in_sequence.rs");
    let course = toy.course();
    let err = mounts::solutions(&course, course.exercise("mirrors").unwrap()).unwrap_err();
    let says = "solutions/06-wait/misconceptions/mirrors/in_sequence.rs is missing; \
                labs/06-wait/lab.toml names that misconception";
    assert_eq!(err.to_string(), says);
}
