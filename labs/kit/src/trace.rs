//! A recorded trace: plain data, printed as JSON for figures and the stepper.
//!
//! This file is compiled twice, into `lab-kit` and (by `#[path]`) into xtask, which reads the JSON.

#![allow(
    clippy::question_mark,
    reason = "nanoserde's derive writes it so, on some compilers"
)]

use nanoserde::{DeJson, SerJson};

/// Raised when a field changes its meaning.
pub const FORMAT_VERSION: u32 = 1;

/// All events of one play.
#[derive(Clone, Debug, SerJson, DeJson)]
pub struct Trace {
    /// See [`FORMAT_VERSION`].
    pub format_version: u32,
    /// The plan that was played, such as `near:100:fails far:300`.
    pub plan: String,
    /// Whether the order of lines within one instant is the lesson.
    pub order: bool,
    /// Every task and blocking call, in the order they were made; task 1 is the answer.
    pub tasks: Vec<Task>,
    /// Everything that happened, in order.
    pub events: Vec<Event>,
}

/// A task, or a call on the blocking pool.
#[derive(Clone, Debug, SerJson, DeJson)]
pub struct Task {
    /// Number within this play, from 1. Tokio's own ids go on from play to play.
    pub id: u32,
    /// What runs it.
    pub on: Place,
    /// Where it was spawned: `labs/06-wait/src/mirrors.rs:12`. Empty for task 1, which the kit
    /// spawns, and where it is not known: a `JoinSet` that is collected from an iterator.
    pub spawned_at: String,
}

/// What runs a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, SerJson, DeJson)]
pub enum Place {
    /// The runtime's ready queue.
    #[nserde(rename = "runtime")]
    Runtime,
    /// A `LocalSet`.
    #[nserde(rename = "local_set")]
    LocalSet,
    /// A thread of the blocking pool.
    #[nserde(rename = "blocking_pool")]
    BlockingPool,
}

/// One recorded moment. Which of the optional fields are there depends on `kind`; in JSON the
/// others are left out.
#[derive(Clone, Debug, SerJson, DeJson)]
pub struct Event {
    /// Virtual milliseconds since the start of the play.
    pub at_ms: u64,
    /// Position in the trace, from 0.
    pub seq: u32,
    /// What happened.
    pub kind: Kind,
    /// The task it happened to, or that did it; 0 is the runtime itself.
    pub task: u32,
    /// `spawned`, `woken`: the task that did it; 0 is the runtime (timers, scheduler).
    pub by: Option<u32>,
    /// `timer_*`: number of the timer within this play, from 1.
    pub timer: Option<u32>,
    /// `timer_set`: when it is due, in virtual ms. `interval_made`: when it ticks first.
    pub until_ms: Option<u64>,
    /// `held`: how long the thread was held, in virtual ms. `interval_made`: the period.
    pub for_ms: Option<u64>,
    /// `actor`: whose row.
    pub lane: Option<String>,
    /// `actor`: what it did, as in the transcript.
    pub text: Option<String>,
    /// `actor`: number of the call within this play, from 1, where the event belongs to one.
    pub call: Option<u32>,
}

impl Event {
    /// An event with no optional field; recorder fills in time and position.
    pub(crate) fn new(kind: Kind, task: u32) -> Self {
        Event {
            at_ms: 0,
            seq: 0,
            kind,
            task,
            by: None,
            timer: None,
            until_ms: None,
            for_ms: None,
            lane: None,
            text: None,
            call: None,
        }
    }
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, SerJson, DeJson)]
pub enum Kind {
    /// The task was made and put into the ready queue.
    #[nserde(rename = "spawned")]
    Spawned,
    /// A poll began.
    #[nserde(rename = "poll_start")]
    PollStart,
    /// The poll ended: the task waits.
    #[nserde(rename = "poll_pending")]
    PollPending,
    /// The poll ended: the task is done.
    #[nserde(rename = "poll_ready")]
    PollReady,
    /// The poll ended by a panic.
    #[nserde(rename = "poll_panicked")]
    PollPanicked,
    /// The task went into the ready queue; at its poll's end, if it is being polled. Said once
    /// between two polls, however often it is woken.
    #[nserde(rename = "woken")]
    Woken,
    /// The task was dropped before it was done.
    #[nserde(rename = "dropped")]
    Dropped,
    /// A timer was set: `until_ms` is when it is due.
    #[nserde(rename = "timer_set")]
    TimerSet,
    /// A timer's deadline was seen to have passed.
    #[nserde(rename = "timer_fired")]
    TimerFired,
    /// A timer was dropped or moved before it fired.
    #[nserde(rename = "timer_dropped")]
    TimerDropped,
    /// An `Interval` was made. Its ticks show as wakes by the runtime.
    #[nserde(rename = "interval_made")]
    IntervalMade,
    /// An actor, or the answer, did something: a line of the transcript.
    #[nserde(rename = "actor")]
    Actor,
    /// The thread was held: nobody else could run.
    #[nserde(rename = "held")]
    Held,
    /// `block_in_place` or a closure on the blocking pool began.
    #[nserde(rename = "blocking_start")]
    BlockingStart,
    /// It ended.
    #[nserde(rename = "blocking_end")]
    BlockingEnd,
    /// Nothing was ready: the loop went to sleep until the next timer.
    #[nserde(rename = "parked")]
    Parked,
}
