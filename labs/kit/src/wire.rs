//! What a case and the grader say to each other.
//!
//! The grader writes one request line to the case's stdin and keeps the pipe open: a case whose
//! stdin closes ends itself. The case answers with records on stdout, one write each:
//! an ASCII record separator, the grader's nonce, a space, JSON, a newline. Whatever the answer
//! prints lies outside such records and is ignored.
//!
//! This file is compiled twice, into `lab-kit` and (by `#[path]`) into xtask, so that both sides
//! read what the other writes.

#![allow(
    clippy::question_mark,
    reason = "nanoserde's derive writes it so, on some compilers"
)]

use nanoserde::{DeJson, SerJson};

/// Set by the grader; then a request lies on stdin and records go to stdout.
pub const GRADED: &str = "LAB_GRADE";

/// The exit status of a case whose grader went away.
pub const ORPHANED: i32 = 86;

/// Starts a record. Never part of ordinary text.
pub const SEPARATOR: char = '\u{1e}';

/// Wall time between two heartbeats, in ms.
pub const BEAT_MS: u64 = 100;

/// Events that a play may have. More are counted, not kept.
pub const MAX_EVENTS: u64 = 100_000;

/// Threads of a play's blocking pool. More closures than that wait for one: the queue of an
/// exhausted pool shows, and the grader's limit on threads is not reached by it.
pub const POOL_THREADS: usize = 64;

/// How the message of `todo!` begins.
pub const TODO: &str = "not yet implemented";

/// The lane below a transcript in which losses of a sweep stand.
pub const SWEEP: &str = "sweep";

/// What the grader wants of a case: the first line on stdin.
#[derive(Clone, Debug, PartialEq, DeJson, SerJson)]
pub struct Request {
    /// Repeated in each record, so that printed text cannot pass for one.
    pub nonce: String,
    /// What to do.
    pub mode: Mode,
}

/// What to do with the case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, DeJson, SerJson)]
pub enum Mode {
    /// Play it several times and report transcript, stability and wall time.
    Grade,
    /// Play it once and report the whole trace.
    Trace,
    /// Play it once; a `todo!` counts as an answer that returns at once and calls nobody.
    Idle,
}

/// One thing a case reports.
#[derive(Clone, Debug, PartialEq, DeJson, SerJson)]
pub enum Record {
    /// The case was reached.
    Begin,
    /// Sent every 100 ms of wall time while a play goes on.
    Beat(Beat),
    /// The first play ended.
    Played(Played),
    /// A later play gave this transcript instead.
    Unstable(String),
    /// The answer's call was dropped at each of its awaits. Sent of a case that asks for it.
    Swept(Swept),
    /// The course's own code gave up: a bad plan, a wrong cast.
    Fault(String),
    /// The JSON trace, in mode `Trace`.
    Trace(String),
    /// Everything asked for was sent.
    End(End),
}

/// A sign of life.
#[derive(Clone, Debug, Default, PartialEq, DeJson, SerJson)]
pub struct Beat {
    /// Wall time the runtime's thread has spent polling, in microseconds
    /// (`RuntimeMetrics::worker_total_busy_duration`). Stands still while one poll lasts.
    pub busy_us: u64,
    /// Virtual milliseconds since the start of the play.
    pub virtual_ms: u64,
    /// Events recorded so far in this play.
    pub events: u64,
    /// Who is being polled, and since when: `task 2, spawned at …`. Empty between two polls.
    #[nserde(default)]
    pub polling: String,
    /// What the closures on the blocking pool do that have not ended, to follow "the clock stands:
    /// ". Empty if there are none.
    #[nserde(default)]
    pub pool: String,
    /// The place at which the answer let the paused clock run on: `time::resume`. Empty if it did not.
    #[nserde(default)]
    pub resumed: String,
}

/// How the first play went.
#[derive(Clone, Debug, PartialEq, DeJson, SerJson)]
pub struct Played {
    /// How it ended.
    pub ending: Ending,
    /// The transcript in canonical form.
    pub transcript: String,
    /// Virtual milliseconds until the answer returned, or until the deadline.
    pub virtual_ms: u64,
    /// Wall time of the play, in microseconds.
    pub wall_us: u64,
    /// The first panic, if any.
    pub panic: Option<Panic>,
    /// For each task and actor that still waits: who, since when, spawned where, for what, after
    /// what. In a livelock: who was polled how often.
    pub waiting: Vec<String>,
    /// Who held the thread for the longest wall time: `task 2, spawned at …, in one poll …`. Empty
    /// if nobody did for long.
    #[nserde(default)]
    pub held: String,
}

/// How a play ended.
#[derive(Clone, Debug, PartialEq, Eq, DeJson, SerJson)]
pub enum Ending {
    /// The answer returned.
    Returned,
    /// The answer panicked. A panic in a task it spawned leaves `Returned` and fills `Played::panic`.
    Panicked,
    /// The virtual deadline came and nobody had been polled in the last half of the window.
    Deadlock,
    /// The virtual deadline came and tasks were still being polled.
    NeverReturns,
    /// Tasks were polled over and over while virtual time stood. The play was ended there.
    Livelock,
    /// One of the recorder's own limits was reached: its name.
    Limit(String),
}

/// A panic.
#[derive(Clone, Debug, PartialEq, Eq, DeJson, SerJson)]
pub struct Panic {
    /// What it said.
    pub message: String,
    /// `file:line`, relative to the course's root, with `x/../` folded away.
    pub place: String,
}

/// What came of a sweep: plays in which the answer's call was dropped, at another await in each.
#[derive(Clone, Debug, Default, PartialEq, Eq, DeJson, SerJson)]
pub struct Swept {
    /// Awaits of the call, and so plays.
    pub awaits: u32,
    /// Those after which something was wrong.
    pub losses: Vec<Loss>,
    /// The whole transcript of the play with the first loss.
    pub transcript: String,
}

/// Something was wrong after the call was dropped.
#[derive(Clone, Debug, PartialEq, Eq, DeJson, SerJson)]
pub struct Loss {
    /// The await at which it was dropped, counted from 1.
    pub at: u32,
    /// When that was, in virtual milliseconds.
    pub at_ms: u64,
    /// What was wrong, in few words: `"hel" is lost`.
    pub says: String,
}

impl Swept {
    /// The losses as lines to stand below the case's transcript, each once, in the lane `sweep`.
    ///
    /// They do not say at which await: right answers and wrong ones that hold the same belief may
    /// have more awaits or fewer.
    pub fn lines(&self) -> String {
        let mut lines: Vec<String> = Vec::new();
        for Loss { at_ms, says, .. } in &self.losses {
            let line = format!("{at_ms:>4} ms  {SWEEP}   dropped: {says}\n");
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        lines.concat()
    }
}

/// What is known after all plays.
#[derive(Clone, Debug, Default, PartialEq, DeJson, SerJson)]
pub struct End {
    /// Plays made.
    pub plays: u32,
    /// The shortest wall time of them, in microseconds.
    pub wall_us: u64,
}

/// The text of one record, with its frame.
pub fn frame(nonce: &str, record: &Record) -> String {
    format!("{SEPARATOR}{nonce} {}\n", record.serialize_json())
}

/// The record in one line of output, if there is one. Text before it on the same line is skipped.
///
/// # Errors
/// The frame carries our nonce but its JSON cannot be read.
pub fn unframe(nonce: &str, line: &str) -> Option<Result<Record, nanoserde::DeJsonErr>> {
    let mark = format!("{SEPARATOR}{nonce} ");
    let (_, json) = line.split_once(&mark)?;
    Some(Record::deserialize_json(json.trim_end()))
}

/// Folds `x/../` away: mounts reach the exercises by `labs/NN/tests/../src/x.rs`.
pub fn fold(path: &str) -> String {
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split(['/', '\\']) {
        match (part, parts.last()) {
            ("..", Some(last)) if *last != ".." && !last.is_empty() => drop(parts.pop()),
            (".", Some(_)) => {}
            _ => parts.push(part),
        }
    }
    parts.join("/")
}
