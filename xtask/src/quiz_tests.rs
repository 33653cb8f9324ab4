//! What is printed and recorded where a question is asked.

use super::*;
use crate::exit;
use crate::question::{Choice, Kind};
use crate::toy::Toy;

fn question() -> Question {
    let choice = |text: &str, why: &str| Choice {
        text: text.into(),
        why: why.into(),
    };
    Question {
        kind: Kind::Polls,
        case: "near".into(),
        text: "Case near (near:100). How often was task 1 polled?".into(),
        choices: vec![
            choice("once", "Each wake brings another poll."),
            choice("2 times", "It was woken at 100 ms."),
            choice("3 times", "That counts the calls."),
        ],
        answer: 1,
    }
}

/// What became of it, and all that was printed, where this is typed.
fn asked(typed: &str) -> (How, String) {
    let mut out = String::new();
    let how = ask(&question(), &mut typed.as_bytes(), &mut |text| {
        out += text;
        Ok(())
    });
    (how.unwrap(), out)
}

const SHEET: &str = "\nCase near (near:100). How often was task 1 polled?\n\n  a) once\n  b) 2 times\n  c) 3 \
                     times\n\nYour answer, a to c: ";

#[test]
fn a_right_choice_is_told_why_and_a_wrong_one_why_not() {
    for typed in ["b\n", "B)\n", " 2 \n"] {
        let (how, out) = asked(typed);
        let says = format!("{SHEET}\nRight: b) 2 times. It was woken at 100 ms.\n");
        assert_eq!((how, out), (How::Right, says), "{typed}");
    }
    let (how, out) = asked("c\n");
    let says = format!(
        "{SHEET}\nNo. That counts the calls.\n\nIt is b) 2 times. It was woken at 100 ms.\n"
    );
    assert_eq!((how, out), (How::Wrong, says));
}

#[test]
fn enter_or_an_end_skips_it_and_another_word_is_asked_again() {
    assert_eq!(asked("\n"), (How::Skipped, SHEET.into()));
    assert_eq!(asked(""), (How::Skipped, format!("{SHEET}\n")));
    let (how, out) = asked("d\nwhat\nb\n");
    assert_eq!(how, How::Right);
    assert_eq!(out.matches("Type a letter from a to c").count(), 2, "{out}");
}

#[test]
fn what_has_not_passed_has_no_question() {
    let toy = Toy::derived("quiz-early");
    let err = run(&toy.course(), "mirrors").unwrap_err();
    assert_eq!(exit::of(&err), Exit::Usage);
    assert!(
        err.to_string().ends_with("cargo xtask grade mirrors"),
        "{err}"
    );
}

#[test]
fn a_report_has_a_question_for_a_pass_only_and_the_same_one_each_time() {
    let toy = Toy::derived("quiz-report");
    let course = toy.course();
    let exercise = course.exercise("mirrors").unwrap();
    let run = "0 ms answer called\n0 ms far called\n0 ms mid called\n0 ms near called\n100 ms near failed: \
               refused\n200 ms far dropped\n200 ms mid done\n200 ms answer returned 1\n";
    let mut stored = Stored::load(&course, exercise).unwrap();
    for case in &exercise.cases {
        stored.expect(case, run);
    }
    let report = |verdict| {
        let missing = crate::compile::missing(exercise);
        let mut graded = crate::diagnosis::does_not_compile(exercise, &stored, missing);
        graded.verdict = verdict;
        for case in &mut graded.cases {
            case.got = divergence::lines(run);
        }
        let mut report = Report::new(vec![graded]);
        attach(&course, &[exercise], &mut report);
        report.exercises.remove(0).question
    };
    assert_eq!(report(Verdict::Differs), None);
    let question = report(Verdict::Passed).unwrap();
    assert_eq!(report(Verdict::Passed).as_ref(), Some(&question));
    assert!(
        question
            .text
            .starts_with("Case near (near:100:fails mid:200 far:300). ")
    );
    assert!((question.answer as usize) < question.choices.len());
}
