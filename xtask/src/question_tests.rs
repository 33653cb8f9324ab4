//! That each question about the traces of the real course has one right choice.

use std::collections::BTreeMap;

use super::*;
use crate::answer;
use crate::course::Course;
use crate::lab::{self, Exercise};
use crate::snapshot::Stored;
use crate::trace::{self, Wanted};

#[path = "question/truth_tests.rs"]
mod truth;

use truth::truth;

/// An answer of the real course and the shown cases that it was played in.
struct Played {
    exercise: Exercise,
    file: String,
    cases: Vec<(lab::Case, Vec<String>, Trace)>,
}

/// Every right answer of the course, in every shown case.
fn real() -> Vec<Played> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .unwrap();
    let course = Course::load_at(root).unwrap();
    let mut wanted = Vec::new();
    let mut names = Vec::new();
    for exercise in course.exercises().filter(|e| e.listing.is_none()) {
        let others = answer::alternatives(&course, exercise).unwrap();
        let all: Vec<String> = std::iter::once("solution".to_string())
            .chain(others)
            .collect();
        names.push((exercise, all));
    }
    for (exercise, all) in &names {
        for name in all {
            for case in exercise.cases.iter().filter(|case| case.shown) {
                wanted.push(Wanted {
                    exercise,
                    case,
                    of: name,
                });
            }
        }
    }
    let traces = trace::traces(&course, &wanted).unwrap();
    let mut all: BTreeMap<(String, String), Played> = BTreeMap::new();
    for (one, json) in wanted.iter().zip(traces) {
        let answer = answer::named(&course, one.exercise, Some(one.of)).unwrap();
        let stored = Stored::load(&course, one.exercise).unwrap();
        let played = all
            .entry((one.exercise.id(), one.of.to_string()))
            .or_insert_with(|| Played {
                exercise: one.exercise.clone(),
                file: answer.file(),
                cases: Vec::new(),
            });
        let lines = stored.expected(&one.case.name).to_vec();
        let trace = Trace::parse(&json.unwrap()).unwrap();
        played.cases.push((one.case.clone(), lines, trace));
    }
    all.into_values().collect()
}

fn cases(played: &Played) -> Vec<Case<'_>> {
    played
        .cases
        .iter()
        .map(|(case, lines, trace)| Case {
            name: &case.name,
            plan: &case.plan,
            lines,
            trace: Some(trace.clone()),
        })
        .collect()
}

#[test]
fn each_question_about_the_real_course_has_one_right_choice() {
    let mut kinds: BTreeMap<&'static str, usize> = BTreeMap::new();
    for played in real() {
        let cases = cases(&played);
        let id = played.exercise.id();
        assert!(of(&id, &played.file, b"", &cases).is_some(), "{id}");
        for seed in 0..40_u64 {
            let seed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            for question in all(&played.file, &cases, seed) {
                let case = cases
                    .iter()
                    .find(|case| case.name == question.case)
                    .unwrap();
                let truth = truth(&question.kind, case, &played.file);
                let right: Vec<usize> = (0..question.choices.len())
                    .filter(|&n| question.choices[n].text == truth)
                    .collect();
                assert_eq!(
                    right,
                    [question.answer],
                    "{} {question:#?}\ntruth: {truth}",
                    played.file
                );
                *kinds.entry(name(&question.kind)).or_default() += 1;
                fits(&question);
            }
        }
    }
    let asked: Vec<&str> = kinds.keys().copied().collect();
    let wanted = [
        "doubled",
        "dropped",
        "elapsed",
        "late",
        "open",
        "parked",
        "polls",
        "sequential",
        "spawned",
        "tasks",
        "woke",
    ];
    assert_eq!(asked, wanted, "{kinds:?}");
}

/// What holds of each question: letters for all choices, a reason for each, no choice twice.
fn fits(question: &Question) {
    assert!((3..=4).contains(&question.choices.len()), "{question:#?}");
    for (n, choice) in question.choices.iter().enumerate() {
        assert!(
            choice.why.ends_with('.') && choice.why.len() > 10,
            "{question:#?}"
        );
        let same = question
            .choices
            .iter()
            .filter(|other| other.text == choice.text);
        assert_eq!(same.count(), 1, "{question:#?}");
        assert_eq!(question.index(&Question::letter(n).to_string()), Some(n));
    }
    assert!(question.text.ends_with('?'), "{question:#?}");
}

fn name(kind: &Kind) -> &'static str {
    match kind {
        Kind::Open(_) => "open",
        Kind::Sequential => "sequential",
        Kind::Doubled => "doubled",
        Kind::Elapsed(..) => "elapsed",
        Kind::Tasks => "tasks",
        Kind::Spawned(_) => "spawned",
        Kind::Polls => "polls",
        Kind::Parked(..) => "parked",
        Kind::Late(_) => "late",
        Kind::Dropped(_) => "dropped",
        Kind::Woke => "woke",
    }
}
