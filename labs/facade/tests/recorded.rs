//! What the facade records and what it leaves alone: each line of the list in its docs, in a play.

extern crate lab_tokio as tokio;

#[path = "recorded/plays.rs"]
mod plays;

use lab_kit::{
    testing,
    trace::{Kind, Place, Trace},
};
use plays::traces;
use tokio::task::JoinSet;

#[test]
fn the_list_in_the_docs_is_what_the_traces_show() {
    let documented: Vec<(&str, &str)> = include_str!("../README.md")
        .lines()
        .filter_map(row)
        .collect();
    let traces = traces();
    let shown: Vec<(&str, String)> = traces
        .iter()
        .map(|(name, trace)| (*name, shows(trace)))
        .collect();
    let shown: Vec<(&str, &str)> = shown.iter().map(|(name, what)| (*name, &**what)).collect();
    assert_eq!(shown, documented);
}

#[test]
fn a_task_is_spawned_at_the_students_line() {
    for (name, trace) in traces() {
        for task in &trace.tasks[1..] {
            assert!(
                task.spawned_at
                    .starts_with("labs/facade/tests/recorded/plays.rs:"),
                "{name}: {task:?}"
            );
        }
    }
    let line = line!() + 2;
    let trace = testing::trace(async |_| {
        tokio::spawn(async {});
        let _set: JoinSet<()> = [async {}].into_iter().collect();
    });
    let places: Vec<&str> = trace.tasks.iter().map(|task| &*task.spawned_at).collect();
    assert_eq!(
        places,
        ["", &*format!("labs/facade/tests/recorded.rs:{line}"), ""]
    );
}

/// Name and word of one row of the docs' table.
fn row(line: &str) -> Option<(&str, &str)> {
    let mut cells = line.strip_prefix("| ")?.split(" | ");
    let name = cells.next()?.trim_matches('`');
    (name != "name").then_some((name, cells.next()?))
}

/// What a trace shows beside the answer's own task.
fn shows(trace: &Trace) -> String {
    let tasks = trace.tasks[1..].iter().map(|task| match task.on {
        Place::BlockingPool => "blocking call",
        _ => "task",
    });
    let events = trace.events.iter().filter_map(|event| match event.kind {
        Kind::TimerSet => Some("timer"),
        Kind::IntervalMade => Some("interval"),
        Kind::PollPanicked => Some("panic"),
        _ => None,
    });
    let mut words: Vec<&str> = tasks.chain(events).collect();
    words.dedup();
    if words.is_empty() {
        "nothing".into()
    } else {
        words.join(", ")
    }
}
