//! What is right is found a second time, by other means: each event is replayed, or the plan is read.

use super::super::recorded::What;
use super::super::{Case, Kind, listed};
use crate::divergence::Line;

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
pub(super) fn truth(kind: &Kind, case: &Case<'_>, file: &str) -> String {
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
            let spawns = trace.events.iter().filter(|e| e.kind == What::Spawned);
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
                match event.kind {
                    What::PollStart => running = event.task,
                    What::Spawned if event.task == task => spawner = Some(running),
                    What::PollPending | What::PollReady if spawner == Some(event.task) => break,
                    _ => {}
                }
                assert!(spawner.is_none() || running != task, "task {task} ran");
            }
            assert_eq!(
                spawner,
                trace
                    .events
                    .iter()
                    .find(|e| e.kind == What::Spawned && e.task == task)
                    .unwrap()
                    .by
            );
            "nothing yet".into()
        }
        Kind::Polls => {
            let ends = [What::PollPending, What::PollReady, What::PollPanicked];
            let polls = trace
                .events
                .iter()
                .filter(|e| e.task == 1 && ends.contains(&e.kind));
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
            let polled = |kind: What| open.clone().filter(|e| e.kind == kind).count();
            assert_eq!(
                polled(What::PollStart),
                polled(What::PollPending) + polled(What::PollReady)
            );
            "it slept until the next timer".into()
        }
        Kind::Late(timer) => {
            let of = |kind: What| {
                trace
                    .events
                    .iter()
                    .find(|e| e.kind == kind && e.timer == Some(timer))
                    .unwrap()
            };
            let (due, fired) = (
                of(What::TimerSet).until_ms.unwrap(),
                of(What::TimerFired).at_ms,
            );
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
                match (event.kind, event.task) {
                    (What::Woken, 1) => last = event.by,
                    (What::Actor, 1) if event.text.as_ref().unwrap().starts_with("returned") => {
                        break;
                    }
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
