use nanoserde::DeJson;

use super::*;
use crate::toy::Toy;

/// An error with a code, at these places; the notes have the others.
fn error(code: &str, message: &str, own: &[(&str, u32)], notes: &[(&str, u32)]) -> Diagnostic {
    let spans = |places: &[(&str, u32)]| {
        let spans: Vec<String> = places
            .iter()
            .map(|(file, line)| {
                format!(r#"{{"file_name":"{file}","line_start":{line},"is_primary":true}}"#)
            })
            .collect();
        spans.join(",")
    };
    let code = match code {
        "" => "null".to_string(),
        code => format!(r#"{{"code":"{code}"}}"#),
    };
    let json = format!(
        r#"{{"level":"error","code":{code},"message":"{message}","rendered":"error: {message}","spans":[{}],"children":[{{"level":"note","spans":[{}]}}]}}"#,
        spans(own),
        spans(notes)
    );
    Diagnostic::deserialize_json(&json).unwrap()
}

fn check(name: &str, errors: &[Diagnostic]) -> Complaint {
    let toy = Toy::new(name);
    toy.write(
        "labs/06-wait/Cargo.toml",
        "[package]\nname = \"lab-06-wait\"\n[dependencies]\ntokio.workspace = true\n\
         tokio-util = \"1\"\n",
    );
    let course = toy.course();
    let errors: Vec<&Diagnostic> = errors.iter().collect();
    complaint(&course, course.exercise("mirrors").unwrap(), &errors).unwrap()
}

const MINE: &str = "labs/06-wait/tests/../src/mirrors.rs";
const SCENARIO: &str = "labs/06-wait/tests/scenarios/mirrors.rs";

fn at(line: u32) -> Option<Place> {
    let file = "labs/06-wait/src/mirrors.rs".into();
    Some(Place { file, line })
}

#[test]
fn the_first_error_in_the_student_s_file_is_shown() {
    let complaint = check(
        "compile-first",
        &[
            error("", "aborting", &[], &[]),
            error("E0308", "mismatched types", &[(MINE, 12)], &[]),
            error("E0308", "another", &[(MINE, 3)], &[]),
        ],
    );
    assert_eq!(complaint.place, at(12));
    assert_eq!(complaint.says, "rustc says: mismatched types.");
    assert_eq!(
        (complaint.rendered.as_str(), complaint.text),
        ("error: mismatched types", None)
    );
}

#[test]
fn a_future_that_is_not_send_is_placed_by_its_note_and_explained() {
    let message = "future cannot be sent between threads safely";
    for code in ["", "E0277"] {
        let error = error(code, message, &[(SCENARIO, 6)], &[(MINE, 7)]);
        let complaint = check("compile-send", &[error]);
        assert_eq!(complaint.place, at(7));
        assert!(complaint.rendered.contains(message));
        assert_eq!(complaint.known.unwrap().slug, "future_not_send");
        assert!(complaint.text.unwrap().contains("must be `Send`"));
    }
}

#[test]
fn an_error_in_the_scenario_means_that_the_signature_changed() {
    let fewer = error(
        "E0061",
        "this function takes 2 arguments",
        &[(SCENARIO, 6)],
        &[(MINE, 5)],
    );
    let complaint = check("compile-signature", &[fewer]);
    assert_eq!(complaint.place, at(5));
    assert_eq!(
        complaint.says,
        "The signature in mirrors.rs no longer fits what the scenario calls."
    );
    assert_eq!(complaint.known.unwrap().slug, "signature_changed");
    let message = "unresolved import `super::answer::first_success`";
    let complaint = check(
        "compile-gone",
        &[error("E0432", message, &[(SCENARIO, 2)], &[])],
    );
    assert_eq!(complaint.place, None);
    assert_eq!(
        complaint.says,
        "The scenario calls `first_success`, which mirrors.rs does not have."
    );
    assert!(
        complaint
            .text
            .unwrap()
            .contains("cargo xtask reset mirrors")
    );
}

#[test]
fn a_prediction_of_another_kind_is_told_from_a_changed_signature() {
    let toy = Toy::predicting("compile-predict");
    let course = toy.course();
    let exercise = course.exercise("two_workers").unwrap();
    let mount = "labs/06-wait/tests/two_workers.rs";
    let gone = error(
        "E0425",
        "cannot find value `PREDICTION`",
        &[(mount, 20)],
        &[],
    );
    let complaint = complaint(&course, exercise, &[&gone]).unwrap();
    assert_eq!(
        complaint.says,
        "The `PREDICTION` in two_workers.rs is not of the kind it was."
    );
}

#[test]
fn a_crate_that_the_lab_does_not_have() {
    for (code, message) in [
        ("E0432", "unresolved import `rand`"),
        ("E0433", "cannot find module or crate `rand` in this scope"),
        (
            "E0433",
            "failed to resolve: use of unresolved module or unlinked crate `rand`",
        ),
    ] {
        let complaint = check("compile-crate", &[error(code, message, &[(MINE, 1)], &[])]);
        assert_eq!(complaint.says, "There is no crate `rand` here.");
        assert_eq!(complaint.known.unwrap().slug, "no_such_crate");
        let text = complaint.text.unwrap();
        assert!(
            text.contains("crates: lab_06_wait, tokio, tokio_util."),
            "{text}"
        );
    }
    for message in [
        "unresolved import `tokio::nope`",
        "unresolved import `Strategy`",
    ] {
        let complaint = check(
            "compile-path",
            &[error("E0432", message, &[(MINE, 1)], &[])],
        );
        assert!(complaint.says.starts_with("rustc says"), "{message}");
    }
}

#[test]
fn an_error_without_any_line_is_not_about_code() {
    let linker = error("", "linking with `cc` failed", &[], &[]);
    assert!(!is_about_code(&[&linker]));
    assert!(is_about_code(&[
        &linker,
        &error("", "x", &[], &[(SCENARIO, 1)])
    ]));
}

#[test]
fn a_missing_file_is_named_with_the_ways_back() {
    let toy = Toy::new("compile-missing");
    let course = toy.course();
    let complaint = missing(course.exercise("mirrors").unwrap());
    assert_eq!(complaint.says, "labs/06-wait/src/mirrors.rs is missing.");
    let text = complaint.text.unwrap();
    assert!(
        text.contains("reset mirrors") && text.contains("undo mirrors"),
        "{text}"
    );
}

#[test]
fn paths_are_short_and_say_nothing_of_the_machine() {
    let rendered = "error: no\n --> labs/06-wait/tests/../src/mirrors.rs:7:5\n  |\n7 | a/../b\n\
                    ::: /home/x/.cargo/registry/src/index-19/tokio-1.54.1/src/join.rs:9:1\n\
                    note: `/c/labs/kit/src/stage.rs`\n";
    let short = short_paths("/c", rendered);
    assert!(
        short.contains(" --> labs/06-wait/src/mirrors.rs:7:5\n  |\n7 | a/../b\n"),
        "{short}"
    );
    assert!(
        short.contains("::: tokio-1.54.1/src/join.rs:9:1\n"),
        "{short}"
    );
    assert!(short.contains("note: `labs/kit/src/stage.rs`\n"), "{short}");
}
