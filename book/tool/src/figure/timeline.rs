//! The picture's contents: lanes with calls, notes and held time, read from a trace. No pixels here.

use std::collections::BTreeSet;

/// Everything a figure shows of one play.
#[derive(Clone, Debug, PartialEq)]
pub struct Timeline {
    /// The answer's lane first, then the plan's actors in the plan's order, then others.
    pub lanes: Vec<Lane>,
    /// When an actor's task woke the answer's, in order.
    pub wakes: Vec<Wake>,
    /// How the answer ended; `None` only in a trace that was cut short.
    pub ended: Option<Ended>,
}

/// One actor's row, or the answer's.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lane {
    /// The actor's name.
    pub name: String,
    /// Its calls, in the order they began. Two may overlap.
    pub calls: Vec<Call>,
    /// What it did outside of calls.
    pub notes: Vec<Note>,
    /// When it held the thread.
    pub holds: Vec<Hold>,
    /// The answer's lane: when its task was polled, in virtual ms, without doubles.
    pub polls: Vec<u64>,
}

/// A call in progress, from when it began.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// Its number within the play; 0 for the answer's own.
    pub id: u32,
    /// When it began.
    pub begin: Moment,
    /// In which words: `called`.
    pub words: String,
    /// When and how it ended, if it did within the trace.
    pub end: Option<(Moment, Outcome)>,
}

/// Something without a duration.
#[derive(Clone, Debug, PartialEq)]
pub struct Note {
    /// When.
    pub at: Moment,
    /// In which words: `tick`.
    pub words: String,
}

/// The thread was held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hold {
    /// From when, in virtual ms.
    pub at_ms: u64,
    /// For how long, in virtual ms.
    pub for_ms: u64,
}

/// A task that did something for an actor woke the answer's task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wake {
    /// When, in virtual ms.
    pub at_ms: u64,
    /// The actor.
    pub lane: String,
}

/// A place in the trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment {
    /// Virtual milliseconds since the start of the play.
    pub at_ms: u64,
    /// Position in the trace: parts what happened at one instant.
    pub seq: u32,
}

/// How a call ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It came to its end.
    Done,
    /// It failed: why.
    Failed(String),
    /// Whoever waited for it dropped it.
    Dropped,
    /// It ended in words of its own.
    Other(String),
}

/// How the answer ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// When.
    pub at: Moment,
    /// How.
    pub how: Ending,
}

/// How the answer ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It returned this value, as Rust's `Debug` prints it; empty for `()`.
    Returned(String),
    /// The virtual deadline came first.
    StillWaiting,
    /// It panicked.
    Panicked,
}

impl Timeline {
    /// Gives this timeline the lanes of `other` that it lacks, empty, in the order of `other`.
    pub fn with_lanes_of(mut self, other: &Timeline) -> Timeline {
        let mut lanes = Vec::new();
        for lane in &other.lanes {
            let at = self.lanes.iter().position(|mine| mine.name == lane.name);
            lanes.push(at.map_or_else(|| Lane::named(&lane.name), |at| self.lanes.remove(at)));
        }
        lanes.append(&mut self.lanes);
        self.lanes = lanes;
        self
    }

    /// Every instant at which something is drawn, in virtual ms.
    pub fn instants(&self) -> BTreeSet<u64> {
        let mut instants: BTreeSet<u64> = self.ended.iter().map(|ended| ended.at.at_ms).collect();
        for lane in &self.lanes {
            instants.extend(lane.notes.iter().map(|note| note.at.at_ms));
            instants.extend(
                lane.holds
                    .iter()
                    .flat_map(|hold| [hold.at_ms, hold.end_ms()]),
            );
            for call in &lane.calls {
                instants.insert(call.begin.at_ms);
                instants.extend(call.end.iter().map(|(at, _)| at.at_ms));
            }
        }
        instants
    }

    /// When the answer returned, if it did.
    pub fn returned(&self) -> Option<Moment> {
        let ended = self.ended.as_ref()?;
        matches!(ended.how, Ending::Returned(_)).then_some(ended.at)
    }

    /// Whether this came after the answer returned.
    pub fn is_after_return(&self, at: Moment) -> bool {
        self.returned().is_some_and(|returned| at > returned)
    }

    /// Whether the call still went on when the answer returned, or began later.
    pub fn is_orphan(&self, call: &Call) -> bool {
        match (self.returned(), &call.end) {
            (None, _) => false,
            _ if call.id == 0 => false,
            (Some(_), None) => true,
            (Some(returned), Some((end, _))) => *end > returned,
        }
    }

    /// Whether anything is drawn that came after the answer returned.
    pub fn has_afterlife(&self) -> bool {
        self.lanes.iter().any(|lane| {
            lane.calls.iter().any(|call| self.is_orphan(call))
                || lane.notes.iter().any(|note| self.is_after_return(note.at))
        })
    }
}

impl Lane {
    pub(super) fn named(name: &str) -> Lane {
        Lane {
            name: name.into(),
            ..Lane::default()
        }
    }

    /// Whether nothing is drawn in it.
    pub fn is_empty(&self) -> bool {
        self.calls.is_empty() && self.notes.is_empty() && self.holds.is_empty()
    }
}

impl Hold {
    /// When the thread was free again, in virtual ms.
    pub fn end_ms(&self) -> u64 {
        self.at_ms + self.for_ms
    }
}

impl Outcome {
    /// The word beside its shape.
    pub fn words(&self) -> String {
        match self {
            Outcome::Done => "done".into(),
            Outcome::Failed(why) if why.is_empty() => "failed".into(),
            Outcome::Failed(why) => format!("failed: {why}"),
            Outcome::Dropped => "dropped".into(),
            Outcome::Other(text) => text.clone(),
        }
    }
}
