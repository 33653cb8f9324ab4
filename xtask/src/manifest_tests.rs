//! What lab.toml says, and each complaint about one.

use super::*;
use crate::toy::{PREDICT, WAIT};

/// Replaces a text of the good manifest and compares the complaint.
fn check(from: &str, to: &str, says: &str) {
    assert!(WAIT.contains(from), "{from}");
    let err = parse("06-wait", &WAIT.replacen(from, to, 1)).unwrap_err();
    assert_eq!(format!("{err:#}"), format!("labs/06-wait/lab.toml:{says}"));
}

#[test]
fn a_good_manifest_is_read_with_its_defaults() {
    let lab = parse("06-wait", &WAIT.replace('\n', "\r\n")).unwrap();
    assert_eq!((lab.title.as_str(), lab.minutes), ("Wait", 40));
    assert_eq!(lab.prerequisites, ["01-waiting"]);
    let mirrors = &lab.exercises[0];
    assert_eq!(mirrors.id(), "06-wait/mirrors");
    assert_eq!((mirrors.local, mirrors.order), (false, false));
    assert_eq!(
        (mirrors.points, mirrors.deadline_ms, mirrors.may_hold_ms),
        (1, 10_000, 0)
    );
    let shown: Vec<bool> = mirrors.cases.iter().map(|case| case.shown).collect();
    assert_eq!(shown, [true, false]);
    assert_eq!(
        mirrors.cases[0].ends,
        ["near failed", "mid done", "far dropped"]
    );
    let verdicts: Vec<Verdict> = mirrors.misconceptions.iter().map(|m| m.verdict).collect();
    assert_eq!(verdicts, [Verdict::Differs, Verdict::Livelock]);
}

#[test]
fn what_is_no_toml_is_an_error_with_its_line() {
    check(
        "minutes = 40",
        "minutes = ",
        "2: expected a value, found a newline",
    );
}

#[test]
fn an_unknown_key_is_an_error_that_knows_the_nearest() {
    check(
        "minutes =",
        "minute =",
        "2: unknown key \"minute\", did you mean \"minutes\"?",
    );
    check(
        "task =",
        "purpose =",
        "7: unknown key \"purpose\"; known here: slug, task, kind, listing, local, order, \
           clock, runtime, outcomes, points, deadline_ms, may_hold_ms, hints, case, misconception",
    );
    check(
        "ends_ms = 200",
        "ends_mss = 200",
        "13: unknown key \"ends_mss\", did you mean \"ends_ms\"?",
    );
    check(
        "family =",
        "famly =",
        "25: unknown key \"famly\", did you mean \"family\"?",
    );
}

#[test]
fn a_missing_key_is_an_error_at_its_table() {
    check("minutes = 40\n", "", "1: \"minutes\" is missing here");
    check("slug = \"mirrors\"\n", "", "5: \"slug\" is missing here");
    check(
        "plan = \"near:100:fails mid:200 far:300\"\n",
        "",
        "10: \"plan\" is missing here",
    );
    check(
        "ends = [\"near failed\", \"mid done\", \"far dropped\"]\n",
        "",
        "10: \"ends\" is missing here",
    );
    check(
        "page = \"06-wait/mirrors.md#spins\"\n",
        "",
        "29: \"page\" is missing here",
    );
    let bare = "title = \"Wait\"\nminutes = 1\n[[exercise]]\nslug = \"a\"\ntask = \"b\"\n\
                hints = [\"1\", \"2\", \"3\"]\n";
    let err = parse("06-wait", bare).unwrap_err().to_string();
    assert_eq!(
        err,
        "labs/06-wait/lab.toml:3: \"[[exercise.case]]\" is missing here"
    );
}

#[test]
fn a_wrong_type_is_an_error_that_names_both() {
    check(
        "minutes = 40",
        "minutes = \"long\"",
        "2: \"minutes\" must be a whole number, not a string",
    );
    check("minutes = 40", "minutes = -1", "2: \"minutes\" is negative");
    check(
        "minutes = 40",
        "minutes = 5000000000",
        "2: \"minutes\" is too large",
    );
    check(
        "title = \"Wait\"",
        "title = 6",
        "1: \"title\" must be a string, not an integer",
    );
    check("title = \"Wait\"", "title = ' '", "1: \"title\" is empty");
    check(
        "shown = false",
        "shown = 0",
        "19: \"shown\" must be true or false, not an integer",
    );
    check(
        "[\"01-waiting\"]",
        "[1]",
        "3: \"prerequisites\" must be a list of strings, not an integer",
    );
    check(
        "[\"01-waiting\"]",
        "true",
        "3: \"prerequisites\" must be a list of strings, not a boolean",
    );
    check(
        "slug = \"mirrors\"",
        "slug = \"mirrors\"\ndeadline_ms = 0",
        "7: \"deadline_ms\" must be more than 0",
    );
    let err = parse("06-wait", "title = \"a\"\nminutes = 1\nexercise = 3\n")
        .unwrap_err()
        .to_string();
    assert_eq!(
        err,
        "labs/06-wait/lab.toml:3: \"exercise\" must be tables, not an integer"
    );
}

#[test]
fn names_must_be_fit_for_files_and_tests() {
    check(
        "\"mirrors\"",
        "\"a__b\"",
        "6: slug \"a__b\" must hold no \"__\" and not end in \"_\", \
           which part file names",
    );
    check(
        "\"mirrors\"",
        "\"tokio\"",
        "6: slug \"tokio\" is the name of a crate or of a test target \
           of ours",
    );
    check(
        "name = \"near\"",
        "name = \"loop\"",
        "11: name \"loop\" is a keyword of Rust",
    );
    check(
        "name = \"all_fail\"",
        "name = \"near\"",
        "17: name \"near\" is used twice",
    );
    check(
        "slug = \"spins\"",
        "slug = \"in_sequence\"",
        "30: slug \"in_sequence\" is used twice",
    );
    check(
        "slug = \"spins\"",
        "slug = \"Spins\"",
        "30: slug \"Spins\" must be a-z, 0-9 and _, \
           beginning with a letter",
    );
}

#[test]
fn a_plan_is_one_line_and_a_ladder_three_rungs() {
    check(
        "plan = \"near:100:fails mid:200 far:300\"",
        "plan = \"\"\"near:100\nfar:300\"\"\"",
        "12: \"plan\" must be one line",
    );
    let says = "8: \"hints\" must be 3 texts: where the trace departs, the rule, a worked example \
                elsewhere";
    check(", \"Read JoinSet.\"]", "]", says);
    check("\"Read JoinSet.\"", "\"\"", says);
}

#[test]
fn a_wrong_answer_has_a_verdict_that_it_can_get() {
    check(
        "\"livelock\"",
        "\"livelok\"",
        "32: unknown verdict \"livelok\", did you mean \"livelock\"?",
    );
    check(
        "\"livelock\"",
        "\"passed\"",
        "32: a wrong answer cannot be expected to get \"passed\"",
    );
}

#[test]
fn a_prediction_names_its_listing() {
    let good = |text: &str| parse("06-wait", &format!("{WAIT}{text}"));
    let lab = good(PREDICT).unwrap();
    assert_eq!(lab.exercises[0].listing_file(), None);
    let listing = lab.exercises[1].listing_file();
    assert_eq!(listing.as_deref(), Some("labs/06-wait/examples/listing.rs"));
    for (from, to, says) in [
        (
            "listing = \"listing\"\n",
            "",
            "36: \"listing\" is missing here",
        ),
        (
            "kind = \"predict\"",
            "kind = \"code\"",
            "40: \"listing\" is for kind \"predict\"",
        ),
        (
            "= \"listing\"",
            "= \"../listing\"",
            "40: listing \"../listing\" must be a-z, 0-9 and _, beginning with a letter",
        ),
        (
            "hints =",
            "local = true\nhints =",
            "41: \"local\" is not for kind \"predict\"",
        ),
        (
            "name = \"both\"",
            "name = \"both\"\nshown = false",
            "36: a prediction has no unshown case: who predicts must see the plan",
        ),
    ] {
        assert!(PREDICT.contains(from), "{from}");
        let err = good(&PREDICT.replacen(from, to, 1)).unwrap_err();
        assert_eq!(format!("{err:#}"), format!("labs/06-wait/lab.toml:{says}"));
    }
}

#[test]
fn what_no_tool_supports_yet_is_refused() {
    let later = "is not supported by this edition's tools yet";
    for (line, says) in [
        ("kind = \"essay\"", "kind \"essay\""),
        ("clock = \"real\"", "clock \"real\""),
        ("runtime = \"multi_thread\"", "runtime \"multi_thread\""),
        ("outcomes = 2", "outcomes above 1"),
    ] {
        let to = format!("slug = \"mirrors\"\n{line}");
        check("slug = \"mirrors\"", &to, &format!("7: {says} {later}"));
    }
    let same = "slug = \"mirrors\"\nkind = \"code\"\nclock = \"paused\"\noutcomes = 1";
    assert!(parse("06-wait", &WAIT.replace("slug = \"mirrors\"", same)).is_ok());
}

#[test]
fn an_error_is_a_known_one_and_of_an_answer_that_does_not_compile() {
    let verdict = "verdict = \"livelock\"\n";
    check(
        verdict,
        "verdict = \"livelock\"\nerror = \"future_not_send\"\n",
        "33: \"error\" is for verdict = \"does_not_compile\"",
    );
    check(
        verdict,
        "verdict = \"does_not_compile\"\nerror = \"future_not_snd\"\n",
        "33: unknown error \"future_not_snd\", did you mean \"future_not_send\"?",
    );
}
