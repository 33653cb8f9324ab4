//! That each question about the traces of the real course has one right choice. What is right is
//! found here a second time, by other means: each event is replayed, or the plan is read.

use std::collections::BTreeMap;

use super::*;
use crate::answer;
use crate::course::Course;
use crate::divergence::Line;
use crate::lab::{self, Exercise};
use crate::snapshot::Stored;
use crate::trace::{self, Wanted};

/// An answer of the real course and the shown cases that it was played in.
struct Played {
    exercise: Exercise,
    file: String,
    cases: Vec<(lab::Case, Vec<String>, Recorded)>,
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
        let trace = Recorded::parse(&json.unwrap()).unwrap();
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

/// The waits of a plan, `near:100:fails far:300`, by lane.
fn waits(plan: &str) -> Vec<(&str, u64)> {
    plan.split(' ')
        .filter_map(|part| {
            let mut words = part.split(':');
            Some((words.next()?, words.next()?.parse().ok()?))
        })
        .collect()
}

fn wait(plan: &str, lane: &str) -> u64 {
    waits(plan)
        .into_iter()
        .find(|(name, _)| *name == lane)
        .unwrap()
        .1
}

/// The right choice, found by other means than the question's own.
fn truth(kind: &Kind, case: &Case<'_>, file: &str) -> String {
    let trace = case.trace.as_ref().unwrap();
    let lines = Line::parse_all(case.lines);
    let called = |lane: &str| lines.iter().find(|l| l.lane == lane && l.text == "called");
    match *kind {
        Kind::Open(at) => {
            // By numbers of calls, from the trace.
            let mut open = Vec::new();
            for event in trace
                .events
                .iter()
                .filter(|e| e.at_ms <= at && e.call.is_some())
            {
                let text = event.text.as_deref().unwrap();
                if text == "called" {
                    open.push(event.lane.clone().unwrap());
                } else if !text.starts_with("holds") {
                    open.retain(|lane| Some(lane) != event.lane.as_ref());
                }
            }
            let order: Vec<&str> = lines
                .iter()
                .filter(|l| l.text == "called")
                .map(|l| l.lane)
                .collect();
            open.sort_by_key(|lane| order.iter().position(|name| name == lane));
            let names: Vec<String> = open.iter().map(|lane| format!("`{lane}`")).collect();
            listed(&names)
        }
        Kind::Sequential => {
            let sum: u64 = waits(case.plan)
                .iter()
                .filter(|(lane, _)| called(lane).is_some())
                .map(|w| w.1)
                .sum();
            format!(
                "at {} ms",
                lines
                    .iter()
                    .find(|l| l.text == "called" && l.lane != "answer")
                    .unwrap()
                    .at_ms
                    + sum
            )
        }
        Kind::Doubled => {
            let mut all: Vec<(&str, u64)> = waits(case.plan)
                .into_iter()
                .filter(|(lane, _)| called(lane).is_some())
                .collect();
            all.sort_by_key(|(_, ms)| *ms);
            all[0].1 *= 2;
            all.sort_by_key(|(_, ms)| *ms);
            format!("`{}`", all[0].0)
        }
        Kind::Elapsed(from, to) => format!("{} ms", lines[to].at_ms - lines[from].at_ms),
        Kind::Tasks => {
            let spawns = trace.events.iter().filter(|e| e.kind == "spawned");
            let own = spawns.filter(|e| {
                let task = trace.tasks.iter().find(|task| task.id == e.task).unwrap();
                task.spawned_at.starts_with(&format!("{file}:"))
            });
            match own.count() {
                0 => "none".into(),
                1 => "1 task".into(),
                n => format!("{n} tasks"),
            }
        }
        Kind::Spawned(task) => {
            // Who runs, event by event: the spawned task must not, before its spawner gave way.
            let (mut running, mut spawner) = (0, None);
            for event in &trace.events {
                match &*event.kind {
                    "poll_start" => running = event.task,
                    "spawned" if event.task == task => spawner = Some(running),
                    "poll_pending" | "poll_ready" if spawner == Some(event.task) => break,
                    _ => {}
                }
                assert!(spawner.is_none() || running != task, "task {task} ran");
            }
            assert_eq!(
                spawner,
                trace
                    .events
                    .iter()
                    .find(|e| e.kind == "spawned" && e.task == task)
                    .unwrap()
                    .by
            );
            "nothing yet".into()
        }
        Kind::Polls => {
            let ends = ["poll_pending", "poll_ready", "poll_panicked"];
            let polls = trace
                .events
                .iter()
                .filter(|e| e.task == 1 && ends.contains(&&*e.kind));
            format!("{} times", polls.count())
        }
        Kind::Parked(from, to) => {
            assert!(
                from < to
                    && !trace
                        .events
                        .iter()
                        .any(|e| (from + 1..to).contains(&e.at_ms))
            );
            let open = trace.events.iter().filter(|e| e.at_ms <= from);
            let polled = |kind: &str| open.clone().filter(|e| e.kind.starts_with(kind)).count();
            assert_eq!(
                polled("poll_start"),
                polled("poll_pending") + polled("poll_ready")
            );
            "it slept until the next timer".into()
        }
        Kind::Late(timer) => {
            let of = |kind: &str| {
                trace
                    .events
                    .iter()
                    .find(|e| e.kind == kind && e.timer == Some(timer))
                    .unwrap()
            };
            let (due, fired) = (of("timer_set").until_ms.unwrap(), of("timer_fired").at_ms);
            assert!(due < fired);
            format!("at {fired} ms")
        }
        Kind::Dropped(call) => {
            let event = trace.events.iter().find(|e| e.call == Some(call)).unwrap();
            format!(
                "at {} ms",
                event.at_ms + wait(case.plan, event.lane.as_deref().unwrap())
            )
        }
        Kind::Woke => {
            let mut last = None;
            for event in &trace.events {
                match (&*event.kind, event.task) {
                    ("woken", 1) => last = event.by,
                    ("actor", 1) if event.text.as_ref().unwrap().starts_with("returned") => break,
                    _ => {}
                }
            }
            match last.unwrap() {
                0 => "the runtime: a timer of task 1 was due".into(),
                by => format!("task {by}"),
            }
        }
    }
}
