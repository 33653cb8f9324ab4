//! A recorded trace, as `cargo xtask trace` prints it: labs/kit/src/trace.rs writes what is read here.

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

/// The `format_version` that is understood.
const FORMAT_VERSION: u32 = 1;

/// The lane of the answer itself.
pub const ANSWER: &str = "answer";

/// All events of one play.
#[derive(Clone, Debug, Deserialize)]
pub struct Trace {
    format_version: u32,
    /// The plan that was played, such as `near:100:fails far:300`.
    pub plan: String,
    /// Everything that happened, in order.
    pub events: Vec<Event>,
}

/// One recorded moment.
#[derive(Clone, Debug, Deserialize)]
pub struct Event {
    /// Virtual milliseconds since the start of the play.
    pub at_ms: u64,
    /// Position in the trace, from 0.
    pub seq: u32,
    /// What happened.
    pub kind: Kind,
    /// The task it happened to, or that did it; 1 is the answer, 0 the runtime.
    pub task: u32,
    /// `woken`: the task that did it; 0 is the runtime.
    pub by: Option<u32>,
    /// `held`: for how long, in virtual ms.
    pub for_ms: Option<u64>,
    /// `actor`, `held`: whose lane.
    pub lane: Option<String>,
    /// `actor`: what it did, as in the transcript.
    pub text: Option<String>,
    /// `actor`: the call it begins or ends, if it is of one.
    pub call: Option<u32>,
}

/// What happened. Figures need these; the stepper will want the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A line of the transcript.
    Actor,
    /// The thread was held: nobody else could run.
    Held,
    /// A poll of a task began.
    PollStart,
    /// A task went into the ready queue.
    Woken,
    /// Anything else.
    #[serde(other)]
    Other,
}

impl Trace {
    /// Reads the JSON of one trace.
    ///
    /// # Errors
    /// It is no trace, or one of another format version.
    pub fn parse(json: &str) -> Result<Trace> {
        let trace: Trace = serde_json::from_str(json).context("this is no trace")?;
        let version = trace.format_version;
        ensure!(
            version == FORMAT_VERSION,
            "a trace of format_version {version}; figures are drawn from {FORMAT_VERSION}"
        );
        Ok(trace)
    }
}
