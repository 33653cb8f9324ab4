//! The picture's contents: lanes with calls, notes and held time, read from a trace. No pixels here.

use std::collections::BTreeSet;

use crate::trace::{ANSWER, Event, Kind, Trace};

/// Everything a figure shows of one play.
#[derive(Clone, Debug, PartialEq)]
pub struct Timeline {
    /// The answer's lane first, then the plan's actors in the plan's order, then others.
    pub lanes: Vec<Lane>,
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
    /// Reads a trace.
    pub fn of(trace: &Trace) -> Timeline {
        let mut timeline = Timeline {
            lanes: vec![Lane::named(ANSWER)],
            ended: None,
        };
        let named = trace
            .events
            .iter()
            .filter_map(|event| event.lane.as_deref());
        let named: BTreeSet<&str> = named.collect();
        for item in trace.plan.split_whitespace() {
            let name = item.split(':').next().unwrap_or(item);
            if named.contains(name) {
                timeline.lane(name);
            }
        }
        for event in &trace.events {
            timeline.add(event);
        }
        timeline
    }

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

    fn lane(&mut self, name: &str) -> &mut Lane {
        let at = self
            .lanes
            .iter()
            .position(|lane| lane.name == name)
            .unwrap_or_else(|| {
                self.lanes.push(Lane::named(name));
                self.lanes.len() - 1
            });
        &mut self.lanes[at]
    }

    fn add(&mut self, event: &Event) {
        let at = Moment {
            at_ms: event.at_ms,
            seq: event.seq,
        };
        match (event.kind, &event.lane, &event.text) {
            (Kind::PollStart, ..) if event.task == 1 => {
                let polls = &mut self.lanes[0].polls;
                if polls.last() != Some(&at.at_ms) {
                    polls.push(at.at_ms);
                }
            }
            (Kind::Held, Some(lane), _) => {
                let for_ms = event.for_ms.unwrap_or(0);
                let lane = self.lane(lane);
                // The transcript's line about it says the same in words.
                lane.notes
                    .pop_if(|note| note.at.at_ms == at.at_ms && note.words.starts_with("holds"));
                lane.holds.push(Hold {
                    at_ms: at.at_ms,
                    for_ms,
                });
            }
            (Kind::Actor, Some(lane), Some(text)) if lane == ANSWER => self.answer(at, text),
            (Kind::Actor, Some(lane), Some(text)) => self.lane(lane).says(at, text, event.call),
            _ => {}
        }
    }

    fn answer(&mut self, at: Moment, text: &str) {
        if text == "called" {
            self.lanes[0].calls.push(Call {
                id: 0,
                begin: at,
                words: text.into(),
                end: None,
            });
            return;
        }
        let how = match text.strip_prefix("returned") {
            Some(value) => Ending::Returned(value.trim().trim_start_matches("()").into()),
            None if text == "panicked" => Ending::Panicked,
            None => Ending::StillWaiting,
        };
        self.ended = Some(Ended { at, how });
    }
}

impl Lane {
    fn named(name: &str) -> Lane {
        Lane {
            name: name.into(),
            ..Lane::default()
        }
    }

    /// Whether nothing is drawn in it.
    pub fn is_empty(&self) -> bool {
        self.calls.is_empty() && self.notes.is_empty() && self.holds.is_empty()
    }

    fn says(&mut self, at: Moment, text: &str, call: Option<u32>) {
        let Some(id) = call else {
            return self.notes.push(Note {
                at,
                words: text.into(),
            });
        };
        match self.calls.iter_mut().find(|call| call.id == id) {
            Some(call) => call.end = Some((at, Outcome::of(text))),
            None => self.calls.push(Call {
                id,
                begin: at,
                words: text.into(),
                end: None,
            }),
        }
    }
}

impl Hold {
    /// When the thread was free again, in virtual ms.
    pub fn end_ms(&self) -> u64 {
        self.at_ms + self.for_ms
    }
}

impl Outcome {
    fn of(text: &str) -> Outcome {
        match text.split_once(": ") {
            _ if text == "done" => Outcome::Done,
            _ if text == "dropped" => Outcome::Dropped,
            _ if text == "failed" => Outcome::Failed(String::new()),
            Some(("failed", why)) => Outcome::Failed(why.into()),
            _ => Outcome::Other(text.into()),
        }
    }

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
