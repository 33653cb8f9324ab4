//! What the stored transcripts must show: how each case ends, that no two beliefs look alike, that
//! a shown case gives no unshown one away.

use std::fs;

use super::Finding;
use crate::course::Course;
use crate::divergence::{self, Line};
use crate::lab::{Case, Exercise, Misconception, Mounted};
use crate::snapshot;
use crate::wire::SWEEP;

/// Words that end an actor's call.
const ENDS: &[&str] = &["done", "failed", "dropped"];

/// Cases that end otherwise than their author wrote down.
pub(super) fn ends(course: &Course, exercise: &Exercise) -> Vec<Finding> {
    let mut found = Vec::new();
    for case in &exercise.cases {
        let Some(body) = body(course, &exercise.snapshot(case)) else {
            continue;
        };
        let transcript = divergence::lines(&body);
        let lines = Line::parse_all(&transcript);
        // A prediction has no lane of an answer: it ends with its last line.
        let ends = |line: &&Line<'_>| line.lane == "answer" || exercise.listing.is_some();
        let returned = lines.iter().rfind(ends);
        let ends_ms = returned.map(|line| line.at_ms);
        let mut say = |says| {
            let mend = "one of the two is wrong: reckon it by hand again";
            found.push(Finding::new(
                exercise,
                "ends",
                format!("case {}: {says}", case.name),
                mend,
            ));
        };
        if ends_ms != Some(case.ends_ms) {
            let real = ends_ms.map_or("never".into(), |ms| format!("at {ms} ms"));
            say(format!(
                "lab.toml says that it ends at {} ms, its snapshot {real}",
                case.ends_ms
            ));
        }
        let ending = lines
            .iter()
            .filter(|line| ENDS.contains(&first_word(line.text)));
        let mut real: Vec<(u64, String)> = ending
            .map(|line| {
                (
                    line.at_ms,
                    format!("{} {}", line.lane, first_word(line.text)),
                )
            })
            .collect();
        if !same_order(&mut real, &case.ends) {
            let real: Vec<String> = real.into_iter().map(|(_, what)| what).collect();
            say(format!(
                "lab.toml says ends = {:?}, its snapshot {real:?}",
                case.ends
            ));
        }
    }
    found
}

/// Whether the written order is the real one; within one instant any order will do.
fn same_order(real: &mut [(u64, String)], written: &[String]) -> bool {
    if real.len() != written.len() {
        return false;
    }
    let mut from = 0;
    for instant in real.chunk_by_mut(|a, b| a.0 == b.0) {
        let mut written = written[from..from + instant.len()].to_vec();
        from += instant.len();
        written.sort();
        instant.sort();
        if instant.iter().map(|(_, what)| what).ne(&written) {
            return false;
        }
    }
    true
}

/// An unshown case whose transcript is that of a shown one tests nothing new.
pub(super) fn unshown(course: &Course, exercise: &Exercise) -> Vec<Finding> {
    let transcript = |case: &Case| body(course, &exercise.snapshot(case));
    let mut found = Vec::new();
    for unshown in exercise.cases.iter().filter(|case| !case.shown) {
        for shown in exercise.cases.iter().filter(|case| case.shown) {
            if transcript(unshown).is_some() && transcript(unshown) == transcript(shown) {
                let says = format!(
                    "cases {} and {} have one transcript",
                    shown.name, unshown.name
                );
                let mend = "give the unshown case other delays or another order";
                found.push(Finding::new(exercise, "unshown", says, mend));
            }
        }
    }
    found
}

/// A scenario that sweeps its answer, for the sake of nobody: no wrong answer loses anything.
pub(super) fn swept(course: &Course, exercise: &Exercise) -> Option<Finding> {
    let scenario = fs::read_to_string(course.path(&exercise.scenario())).unwrap_or_default();
    let loses = |belief: &Misconception| {
        let stored = |case| body(course, &exercise.wrong_snapshot(case, belief));
        let transcripts = exercise.cases.iter().filter_map(stored);
        let mut lines = transcripts.flat_map(|transcript| divergence::lines(&transcript));
        lines.any(|line| Line::parse(&line).lane == SWEEP)
    };
    if !scenario.contains(".sweep(") || exercise.misconceptions.iter().any(loses) {
        return None;
    }
    let says = format!(
        "no misconception loses anything in the sweep of {}",
        exercise.scenario()
    );
    let mend =
        "write a wrong answer that does, or let the scenario call the answer without sweep()";
    Some(Finding::new(exercise, "swept", says, mend))
}

/// Pairs of beliefs that no case tells apart, and beliefs that look like the right answer.
pub(super) fn alike(course: &Course, exercise: &Exercise) -> Vec<Finding> {
    let mut found = Vec::new();
    let all = &exercise.misconceptions;
    for (n, one) in all.iter().enumerate() {
        for other in &all[n + 1..] {
            if one.verdict == other.verdict && no_case_differs(course, exercise, one, other) {
                let says = format!("no case tells {} from {}", one.slug, other.slug);
                let mend =
                    "change a plan until their transcripts differ, or make them one misconception";
                found.push(Finding::new(exercise, "separable", says, mend));
            }
        }
    }
    found
}

fn no_case_differs(
    course: &Course,
    exercise: &Exercise,
    one: &Misconception,
    other: &Misconception,
) -> bool {
    let stored = |belief: &Misconception, case: &Case| match belief.mounted() {
        Mounted::Beside => body(course, &exercise.wrong_snapshot(case, belief)),
        _ => None,
    };
    exercise
        .cases
        .iter()
        .all(|case| stored(one, case) == stored(other, case))
}

fn body(course: &Course, path: &str) -> Option<String> {
    let text = fs::read_to_string(course.path(path)).ok()?;
    Some(snapshot::body(&text))
}

/// `failed` of `failed: refused`.
fn first_word(text: &str) -> &str {
    let end = text
        .find(|c: char| !c.is_alphanumeric())
        .unwrap_or(text.len());
    &text[..end]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Toy;

    fn real(all: &[(u64, &str)]) -> Vec<(u64, String)> {
        all.iter()
            .map(|(at, what)| (*at, what.to_string()))
            .collect()
    }

    #[test]
    fn order_counts_between_instants_and_not_within_one() {
        let mut ends = real(&[
            (100, "near failed"),
            (200, "far dropped"),
            (200, "mid done"),
        ]);
        let written = |all: [&str; 3]| all.map(String::from);
        assert!(same_order(
            &mut ends,
            &written(["near failed", "mid done", "far dropped"])
        ));
        assert!(!same_order(
            &mut ends,
            &written(["mid done", "near failed", "far dropped"])
        ));
        assert!(!same_order(
            &mut ends,
            &written(["near failed", "mid done", "far done"])
        ));
        assert!(!same_order(
            &mut ends,
            &written(["near failed", "mid done", "far dropped"])[..2]
        ));
    }

    #[test]
    fn a_sweep_needs_a_wrong_answer_that_loses_something() {
        let toy = Toy::new("swept");
        let course = toy.course();
        let mirrors = course.exercise("mirrors").unwrap();
        assert_eq!(swept(&course, mirrors), None);
        toy.write(&mirrors.scenario(), "stage.sweep(first(mirrors)).await\n");
        let path = mirrors.wrong_snapshot(&mirrors.cases[1], &mirrors.misconceptions[0]);
        toy.write(&path, "---\n---\n   0 ms  sweeper  dropped\n");
        let found = swept(&course, mirrors).unwrap();
        assert_eq!(found.check, "swept");
        toy.write(&path, "---\n---\n   0 ms  sweep   dropped: one file lost\n");
        assert_eq!(swept(&course, mirrors), None);
    }

    #[test]
    fn a_call_ends_with_its_first_word() {
        assert_eq!(first_word("failed: refused"), "failed");
        assert_eq!(first_word("done"), "done");
    }
}
