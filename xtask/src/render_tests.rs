use super::*;
use crate::diagnosis;
use crate::divergence::{divergence, lines};
use crate::judge;
use crate::report::Place;
use crate::snapshot::Stored;
use crate::toy::Toy;

const EXPECTED: &str = "   0 ms  answer  called\n 200 ms  answer  returned 7\n";
const GOT: &str = "   0 ms  answer  called\n 300 ms  answer  returned 7\n";

/// A report on the toy's `mirrors`, whose first case has this verdict.
fn exercise(verdict: Verdict) -> ExerciseReport {
    let toy = Toy::new(&format!(
        "render-{}-{:?}",
        verdict.name(),
        std::thread::current().id()
    ));
    let course = toy.course();
    let mirrors = course.exercise("mirrors").unwrap();
    let mut first = judge::not_run(&mirrors.cases[0], &lines(EXPECTED));
    first.report.verdict = Outcome::Ran(verdict);
    first.report.got = lines(GOT);
    first.report.divergence = divergence(&lines(EXPECTED), &lines(GOT)).map(|found| found.says);
    first.says = "something was seen".into();
    let mut second = judge::not_run(&mirrors.cases[1], &lines(EXPECTED));
    if verdict == Verdict::Passed {
        second.report.verdict = Outcome::Ran(verdict);
    }
    diagnosis::exercise(mirrors, &Stored::default(), vec![first, second])
}

/// The text without colour.
fn plain(exercises: Vec<ExerciseReport>, width: usize) -> String {
    human(&Report::new(exercises), Look::plain(width))
}

/// What stands below every report of these tests.
const TIER: &str = "Containment of cases: none.\n";

#[test]
fn a_prediction_stands_beside_the_run_and_a_right_one_counts_its_lines() {
    let mut wrong = exercise(Verdict::Differs);
    wrong.cases[0].lines_right = Some(1);
    let text = plain(vec![wrong], 80);
    assert!(text.contains("\n         the run "), "{text}");
    let mut right = exercise(Verdict::Passed);
    right.cases.truncate(1);
    right.cases[0].lines_right = Some(2);
    let text = plain(vec![right], 80);
    assert_eq!(
        text,
        format!("06-wait/mirrors: passed (2 lines, 1 point)\n{TIER}")
    );
}

#[test]
fn a_failing_grade_shows_sentence_lanes_difference_cause_and_next_step_in_this_order() {
    let wanted = "06-wait/mirrors: differs

On `near:100:fails mid:200 far:300`, something was seen.

         expected            yours
   0 ms  answer  called      answer  called
 200 ms  answer  returned 7  -  <- first difference
 300 ms  -                   answer  returned 7

First difference: the answer returned at 300 ms, expected at 200 ms.

Cause not known.

Read on: book/src/reports/verdicts.md#differs

Cases:
  differs  near      near:100:fails mid:200 far:300
  not run  all_fail  near:100:fails far:300:fails

Next: `cargo xtask hint mirrors`, or `cargo xtask explain differs` for what this means

Containment of cases: none.
";
    let text = plain(vec![exercise(Verdict::Differs)], 100);
    assert_eq!(text, wanted, "\n{text}");
}

#[test]
fn a_known_belief_stands_where_the_cause_is_not_known_otherwise() {
    let mut report = exercise(Verdict::Differs);
    report.text = Some("An await in a loop waits for each.".into());
    report.page = Some("06-wait/mirrors.md#in-sequence".into());
    let text = plain(vec![report], 100);
    assert!(text.contains("\n\nAn await in a loop waits for each.\n\nRead on: book/src/06-wait"));
    assert!(!text.contains("Cause not known"));
}

#[test]
fn at_sixty_columns_nothing_is_lost() {
    let text = plain(vec![exercise(Verdict::Differs)], 60);
    assert!(
        text.contains("same         0 ms  answer  called\n"),
        "{text}"
    );
    assert!(
        text.contains("expected   200 ms  answer  returned 7"),
        "{text}"
    );
    assert!(
        text.contains("yours      300 ms  answer  returned 7"),
        "{text}"
    );
    assert!(
        text.lines().all(|line| line.chars().count() <= 60),
        "{text}"
    );
}

#[test]
fn a_deadlock_lists_who_waits() {
    let mut report = exercise(Verdict::Deadlock);
    report.waiting = vec!["far since 0 ms, after `called`".into()];
    let text = plain(vec![report], 100);
    assert!(
        text.contains("Waiting:\n  far since 0 ms, after `called`\n"),
        "{text}"
    );
    assert!(text.contains("expected"), "{text}");
}

#[test]
fn two_different_plays_stand_side_by_side() {
    let mut report = exercise(Verdict::Nondeterministic);
    report.cases[0].other = lines(EXPECTED);
    let text = plain(vec![report], 100);
    assert!(text.contains("one play"), "{text}");
    assert!(text.contains("another"), "{text}");
}

#[test]
fn what_does_not_compile_has_its_place_and_rustc_s_words() {
    let mut report = exercise(Verdict::DoesNotCompile);
    report.place = Some(Place {
        file: "labs/06-wait/src/mirrors.rs".into(),
        line: 12,
    });
    report.rendered = Some("error[E0308]: mismatched types\n  --> x\n\n".into());
    let text = plain(vec![report], 100);
    assert!(
        text.contains("\n\nPlace: labs/06-wait/src/mirrors.rs:12\n\nrustc says:\n  error[E0308]: mismatched types\n    --> x\n\n"),
        "{text}"
    );
    assert!(!text.contains("yours"), "{text}");
}

#[test]
fn every_verdict_is_said_in_words_and_with_a_next_step() {
    for verdict in Verdict::ALL {
        let text = plain(vec![exercise(verdict)], 80);
        assert!(
            text.starts_with(&format!("06-wait/mirrors: {verdict}")),
            "{text}"
        );
        assert_eq!(
            text.contains("Next: "),
            verdict != Verdict::Passed,
            "{text}"
        );
    }
}

#[test]
fn of_several_the_first_that_failed_is_shown_in_full() {
    let named = |id: &str, verdict| {
        let mut report = exercise(verdict);
        report.id = id.into();
        report
    };
    let reports = vec![
        named("06-wait/a", Verdict::Passed),
        named("06-wait/b", Verdict::Differs),
        named("06-wait/c", Verdict::NotAttempted),
        named("06-wait/d", Verdict::Deadlock),
    ];
    let text = plain(reports, 100);
    assert!(
        text.starts_with("06-wait/a: passed (2 cases, 1 point)\n06-wait/b: differs\n\n"),
        "{text}"
    );
    assert!(text.contains("06-wait/c: not attempted\n"), "{text}");
    assert!(text.contains("06-wait/d: deadlock\n  On `near"), "{text}");
    assert_eq!(text.matches("yours").count(), 1, "{text}");
    assert!(
        text.ends_with(&format!("\n1 of 4 passed.\n{TIER}")),
        "{text}"
    );
}

#[test]
fn a_loss_in_a_sweep_stands_where_the_lanes_stand_otherwise() {
    let mut exercise = exercise(Verdict::Differs);
    let case = &mut exercise.cases[0];
    case.got = lines(EXPECTED);
    case.divergence = None;
    let loss = crate::wire::Loss {
        at: 2,
        at_ms: 20,
        says: "one line lost".into(),
    };
    let swept = crate::wire::Swept {
        awaits: 9,
        losses: vec![loss],
        transcript: "  20 ms  answer  dropped at await 2\n".into(),
    };
    sweep::add(&swept, case);
    let text = plain(vec![exercise.clone()], 60);
    assert!(
        text.contains("\n  dropped at await 2, at 20 ms: one line lost\n"),
        "{text}"
    );
    assert!(!text.contains("expected"), "{text}");
    // Where the play itself differs, its lanes do not show the losses.
    exercise.cases[0].expected.pop();
    let text = plain(vec![exercise], 60);
    assert!(text.contains("returned 7"), "{text}");
    assert!(!text.contains("The play in which"), "{text}");
}

#[test]
fn what_was_noticed_is_told_with_its_place_and_rustc_s_words() {
    let mut report = exercise(Verdict::Differs);
    report.hints_used = 2;
    report.remarks = vec![Remark {
        code: "future_not_awaited".into(),
        says: "This makes a future and drops it.".into(),
        place: Some(Place {
            file: "labs/06-wait/src/mirrors.rs".into(),
            line: 14,
        }),
        page: None,
        rendered: Some("warning: unused\n --> x\n".into()),
    }];
    let wanted = "
Noticed:
  labs/06-wait/src/mirrors.rs:14
  This makes a future and drops it.
  `cargo xtask explain future_not_awaited` says more.
    warning: unused
     --> x
";
    let text = plain(vec![report.clone()], 60);
    assert!(text.contains(wanted), "{text}");
    assert!(text.contains("\nYou have read 2 hints.\n"), "{text}");
    report.verdict = Verdict::Passed;
    let text = plain(vec![report], 60);
    assert!(!text.contains("Noticed"), "{text}");
    assert!(text.contains("0 points, 2 hints read)"), "{text}");
}

#[test]
fn a_question_is_asked_without_its_answer_and_of_a_single_exercise_only() {
    let mut report = exercise(Verdict::Passed);
    report.points = 1;
    report.question = Some(Question {
        text: "Which task ran at 100 ms?".into(),
        choices: vec![
            "near's".into(),
            "mid's, which waits for far as long as it takes".into(),
        ],
        answer: 1,
        why: "Its timer was due.".into(),
    });
    let text = plain(vec![report.clone()], 40);
    let asked = "\nA question about your trace: Which task\nran at 100 ms?\n  a) near's\n  \
                 b) mid's, which waits for far as\n     long as it takes\n\n";
    assert!(text.contains(asked), "{text}");
    assert!(!text.contains("timer was due"), "{text}");
    let both = plain(vec![report.clone(), report], 40);
    assert!(!both.contains("question"), "{both}");
}

#[test]
fn no_text_of_the_answer_reaches_the_terminal_raw() {
    let mut report = exercise(Verdict::Panicked);
    report.says = "it panicked: \u{1b}[2J\u{1b}[32mpassed\u{202e}".into();
    report.cases[0].name = "a\nb: passed".into();
    report.rendered = Some("error\u{1b}]0;title\u{7}".into());
    let text = plain(vec![report], 80);
    assert!(
        text.chars().all(|c| c == '\n' || !c.is_control()),
        "{text:?}"
    );
    assert!(
        !text.contains("\nb: passed") && !text.contains('\u{202e}'),
        "{text}"
    );
}
