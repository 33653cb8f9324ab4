use super::*;
use crate::divergence::lines;
use crate::judge;
use crate::toy::Toy;

const RUN: &str = "0 ms A starts\n0 ms B starts\n100 ms B done\n300 ms A done\n300 ms all done";

/// A case as the judge leaves it, which knows nothing of predictions.
fn check(predicted: &str) -> Judged {
    let toy = Toy::new(&format!("prediction-{:?}", std::thread::current().id()));
    let course = toy.course();
    let exercise = course.exercise("mirrors").unwrap();
    let mut case = judge::not_run(&exercise.cases[0], &lines(RUN));
    case.report.got = lines(predicted);
    let found = divergence(&case.report.expected, &case.report.got);
    case.report.verdict = Outcome::Ran(match found {
        Some(_) => Verdict::Differs,
        None => Verdict::Passed,
    });
    case.report.divergence = found.map(|found| found.says);
    judged(case)
}

/// Checks the first difference.
fn check_difference(predicted: &str, says: &str) {
    let found = check(predicted).report.divergence;
    assert_eq!(found.as_deref(), Some(says), "{predicted}");
}

#[test]
fn a_right_one_has_all_lines() {
    let case = check(RUN);
    assert_eq!(case.report.verdict, Outcome::Ran(Verdict::Passed));
    assert_eq!(
        (case.report.lines_right, case.report.divergence),
        (Some(5), None)
    );
    assert_eq!(case.says, "the run is what you predicted, line by line");
}

#[test]
fn a_wrong_one_has_a_score() {
    let case = check(&RUN.replace("300", "400"));
    assert_eq!(case.report.verdict, Outcome::Ran(Verdict::Differs));
    assert_eq!(case.report.lines_right, Some(3));
    assert_eq!(
        case.says,
        "the run is not what you predicted, with 3 of 5 lines right"
    );
    let more = check(&format!("{RUN}\n300 ms C done\n300 ms C done"));
    assert_eq!(more.report.lines_right, Some(5));
    assert!(
        more.says
            .ends_with("5 of 5 lines right and 2 more that never come")
    );
    let twice = check("0 ms A starts\n0 ms A starts");
    assert_eq!(twice.report.lines_right, Some(1), "a line counts once");
}

#[test]
fn the_first_difference_says_what_comes_and_what_you_have() {
    check_difference(
        &RUN.replace("100", "150"),
        "`B done` comes at 100 ms, you have it at 150 ms",
    );
    check_difference(
        &RUN.replace("100", "50"),
        "`B done` comes at 100 ms, you have it at 50 ms",
    );
    check_difference(
        &RUN.replace("B done", "B ends"),
        "`B done` comes at 100 ms, you have `B ends`",
    );
    check_difference(
        &RUN.replace("100 ms B done\n", ""),
        "`B done` comes at 100 ms, and you have no such line",
    );
    check_difference(
        &RUN.replace("100 ms", "50 ms A waits\n100 ms"),
        "you have `A waits` at 50 ms, and it never comes",
    );
}

#[test]
fn an_empty_one_is_not_attempted() {
    let case = check("");
    assert_eq!(case.report.verdict, Outcome::Ran(Verdict::NotAttempted));
    assert_eq!(
        (case.report.lines_right, case.report.divergence),
        (None, None)
    );
    assert_eq!(case.says, "there is no line in it");
}
