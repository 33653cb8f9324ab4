use nanoserde::{DeJson, SerJson};

use super::*;
use crate::judge;
use crate::report::Summary;
use crate::toy::Toy;
use crate::verdict::Outcome;

/// A report on the toy's exercises, each with one of these verdicts.
fn report(toy: &Toy, verdicts: &[Verdict]) -> Report {
    let course = toy.course();
    let reports = course.exercises().zip(verdicts).map(|(exercise, verdict)| {
        let mut judged = judge::not_run(&exercise.cases[0], &[]);
        judged.report.verdict = Outcome::Ran(*verdict);
        diagnosis::exercise(exercise, &Stored::default(), vec![judged])
    });
    Report::new(reports.collect())
}

#[test]
fn the_worst_verdict_decides_the_exit_code() {
    let toy = Toy::new("grade-exit");
    for (verdict, code) in [
        (Verdict::Passed, 0),
        (Verdict::NotAttempted, 1),
        (Verdict::Differs, 1),
        (Verdict::NoTranscript, 1),
        (Verdict::DoesNotCompile, 3),
        (Verdict::Tampered, 4),
        (Verdict::InternalError, 70),
    ] {
        assert_eq!(
            exit(&report(&toy, &[Verdict::Passed, verdict])).code(),
            code
        );
    }
    let both = report(&toy, &[Verdict::Tampered, Verdict::DoesNotCompile]);
    assert_eq!(exit(&both), Exit::CourseChanged);
    assert_eq!(exit(&report(&toy, &[])), Exit::Passed);
}

#[test]
fn the_json_report_has_all_fields_in_order_and_null_where_nothing_is_known() {
    let toy = Toy::new("grade-json");
    let report = report(&toy, &[Verdict::Passed, Verdict::Differs]);
    let json = report.serialize_json();
    let head = "{\"format_version\":1,\"edition\":\"2026\",\"tier\":\"none\",\"tier_parts\":[],\"exercises\":[{\"id\":\
                \"01-waiting/three_prices\",\"verdict\":\"passed\",\"points\":1,\"max_points\":1,\
                \"misconception\":null,\"says\":\"The trace is the expected one.\",\"text\":null,\
                \"page\":null,\"next\":";
    assert!(json.starts_with(head), "{json}");
    let middle = "\"place\":null,\"rendered\":null,\"explained\":null,\"remarks\":[],\
                  \"waiting\":[],\"files\":[],\"hints_used\":0,\"question\":null,\"cases\":[{\"name\":\"near\",\"plan\":\"near:100:fails mid:200 far:300\",\
                  \"shown\":true,\"verdict\":\"differs\",\"virtual_ms\":null,\"wall_ms\":null,\
                  \"expected\":[],\"got\":[],\"other\":[],\"diverges_at\":null,\"divergence\":null,\
                  \"sweep\":null,\"lines_right\":null}]";
    assert!(json.contains(middle), "{json}");
    assert!(
        json.ends_with("\"summary\":{\"asked\":2,\"passed\":1}}"),
        "{json}"
    );
    assert_eq!(Report::deserialize_json(&json).unwrap(), report);
}

#[test]
fn progress_is_recorded_but_for_what_says_nothing_of_an_answer() {
    let toy = Toy::derived("grade-record");
    let course = toy.course();
    let exercises: Vec<&Exercise> = course.exercises().collect();
    State::update(&course, |state| state.hinted("06-wait/mirrors", 2)).unwrap();

    let mut first = report(&toy, &[Verdict::Passed, Verdict::Differs]);
    record(&course, &exercises, &mut first).unwrap();
    assert_eq!(first.exercises[1].hints_used, 2);
    let state = State::load(&course).unwrap();
    assert!(state.get("01-waiting/three_prices").checks.is_some());
    assert_eq!(state.get("06-wait/mirrors").verdict, Some(Verdict::Differs));

    let mut second = report(&toy, &[Verdict::Tampered, Verdict::InternalError]);
    record(&course, &exercises, &mut second).unwrap();
    let state = State::load(&course).unwrap();
    let verdict = |id| state.get(id).verdict;
    assert_eq!(verdict("01-waiting/three_prices"), Some(Verdict::Passed));
    assert_eq!(verdict("06-wait/mirrors"), Some(Verdict::Differs));
}

/// Grades the toy, of which nothing can be built: what is decided before a build.
fn decided(toy: &Toy, slug: &str) -> Option<ExerciseReport> {
    let course = toy.course();
    let exercises: Vec<&Exercise> = course.exercises().collect();
    let changed = changed(&course, &exercises).unwrap();
    Submission::read(&course, course.exercise(slug).unwrap(), &changed).decided
}

#[test]
fn a_changed_lab_is_tampered_and_the_others_are_graded() {
    let toy = Toy::derived("grade-tampered");
    assert_eq!(decided(&toy, "mirrors"), None);
    toy.write(
        "labs/06-wait/tests/snapshots/mirrors__near.snap",
        "---\n---\n1 ms\n",
    );
    let report = decided(&toy, "mirrors").unwrap();
    assert_eq!((report.verdict, report.points), (Verdict::Tampered, 0));
    assert_eq!(
        report.files,
        ["labs/06-wait/tests/snapshots/mirrors__near.snap"]
    );
    assert_eq!(decided(&toy, "three_prices"), None);
    toy.write("labs/kit/src/lib.rs", "//! Mine.\n");
    assert_eq!(
        decided(&toy, "three_prices").unwrap().verdict,
        Verdict::Tampered
    );
}

#[test]
fn a_removed_test_is_tampered() {
    let toy = Toy::derived("grade-removed");
    toy.remove("labs/06-wait/tests/mirrors.rs");
    let report = decided(&toy, "mirrors").unwrap();
    assert_eq!(report.verdict, Verdict::Tampered);
    assert_eq!(report.files, ["labs/06-wait/tests/mirrors.rs"]);
}

#[test]
fn a_missing_answer_does_not_compile_and_says_how_to_restore_it() {
    let toy = Toy::derived("grade-missing");
    toy.remove("labs/06-wait/src/mirrors.rs");
    let report = decided(&toy, "mirrors").unwrap();
    assert_eq!(report.verdict, Verdict::DoesNotCompile);
    assert!(report.text.unwrap().contains("cargo xtask reset mirrors"));
}

#[test]
fn what_was_built_for_nobody_is_our_fault() {
    let toy = Toy::derived("grade-unbuilt");
    let course = toy.course();
    let mirrors = course.exercise("mirrors").unwrap();
    let submission = Submission::read(&course, mirrors, &BTreeMap::new());
    let report = submission.judge(&course, &Built::default());
    assert_eq!((report.verdict, report.points), (Verdict::InternalError, 0));
}

#[test]
fn a_page_is_named_only_if_the_book_has_it() {
    let toy = Toy::new("grade-page");
    let course = toy.course();
    assert!(!is_there(&course, "06-wait/mirrors.md#in-sequence"));
    toy.write("book/src/06-wait/mirrors.md", "# Mirrors\n");
    assert!(is_there(&course, "06-wait/mirrors.md#in-sequence"));
    assert!(!is_there(&course, ""));
}

#[test]
fn a_summary_counts_what_was_asked_and_what_passed() {
    let toy = Toy::new("grade-summary");
    let report = report(&toy, &[Verdict::Passed, Verdict::NotAttempted]);
    let expected = Summary {
        asked: 2,
        passed: 1,
    };
    assert_eq!(report.summary, expected);
}
