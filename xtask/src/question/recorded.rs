//! A recorded trace as `cargo xtask trace` prints it, as far as questions read it.
#![expect(unreachable_pub, reason = "nanoserde's derive reads no `pub(crate)`")]
#![allow(clippy::question_mark, reason = "in what nanoserde's derive writes")]

use nanoserde::DeJson;

/// One play. Field names are those of the JSON.
#[derive(Clone, Debug, DeJson)]
pub struct Recorded {
    /// Every task and blocking call; task 1 runs the answer.
    pub tasks: Vec<Task>,
    /// What happened, in order.
    pub events: Vec<Event>,
}

/// A task.
#[derive(Clone, Debug, DeJson)]
pub struct Task {
    /// From 1.
    pub id: u32,
    /// What runs it: `runtime`, `local_set`, `blocking_pool`.
    pub on: String,
    /// `labs/06-wait/src/mirrors.rs:12`; empty where it is not known.
    pub spawned_at: String,
}

/// One recorded moment.
#[derive(Clone, Debug, DeJson)]
pub struct Event {
    /// Virtual milliseconds since the play began.
    pub at_ms: u64,
    /// `poll_start`, `woken`, `actor`.
    pub kind: String,
    /// Whose it is; 0 is the runtime.
    pub task: u32,
    /// Who spawned or woke it.
    pub by: Option<u32>,
    /// Number of the timer.
    pub timer: Option<u32>,
    /// When the timer is due, in virtual milliseconds.
    pub until_ms: Option<u64>,
    /// How long the thread was held, in virtual milliseconds.
    pub for_ms: Option<u64>,
    /// Whose row of the transcript.
    pub lane: Option<String>,
    /// What the actor did.
    pub text: Option<String>,
    /// Number of the actor's call.
    pub call: Option<u32>,
}

impl Recorded {
    /// Reads the JSON; none where it is no trace.
    pub fn parse(json: &str) -> Option<Recorded> {
        Recorded::deserialize_json(json).ok()
    }

    /// How many events of this kind a task has.
    pub fn count(&self, kind: &str, task: u32) -> usize {
        let of = |event: &&Event| event.kind == kind && event.task == task;
        self.events.iter().filter(of).count()
    }

    /// Index of the event with which the answer returned.
    pub fn returned(&self) -> Option<usize> {
        self.events.iter().position(|event| {
            event.lane.as_deref() == Some("answer")
                && (event.text.as_ref()).is_some_and(|text| text.starts_with("returned"))
        })
    }

    /// How many calls of actors were made.
    pub fn calls(&self) -> usize {
        self.events.iter().filter(|event| event.is_call()).count()
    }
}

impl Event {
    /// Whether an actor was called.
    pub fn is_call(&self) -> bool {
        self.call.is_some() && self.text.as_deref() == Some("called")
    }
}
