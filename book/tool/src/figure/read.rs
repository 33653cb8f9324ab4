//! Reads a timeline from a trace.

use std::collections::{BTreeMap, BTreeSet};

use crate::{
    figure::timeline::{Call, Ended, Ending, Hold, Lane, Moment, Note, Outcome, Timeline, Wake},
    trace::{ANSWER, Event, Kind, Trace},
};

impl Timeline {
    /// Reads a trace.
    pub fn of(trace: &Trace) -> Timeline {
        let mut timeline = Timeline {
            lanes: vec![Lane::named(ANSWER)],
            wakes: Vec::new(),
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
        timeline.wakes = wakes(&trace.events);
        timeline
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

/// Wakes of the answer by a task whose last word, at that instant, was an actor's.
fn wakes(events: &[Event]) -> Vec<Wake> {
    let mut last: BTreeMap<u32, &Event> = BTreeMap::new();
    let mut wakes: Vec<Wake> = Vec::new();
    for event in events {
        match event.kind {
            Kind::Actor => drop(last.insert(event.task, event)),
            Kind::Woken if event.task == 1 => {
                let by = event.by.filter(|by| *by > 1);
                let said = by
                    .and_then(|by| last.get(&by))
                    .filter(|said| said.at_ms == event.at_ms);
                let lane = said.and_then(|said| said.lane.clone());
                wakes.extend(lane.map(|lane| Wake {
                    at_ms: event.at_ms,
                    lane,
                }));
            }
            _ => {}
        }
    }
    wakes
}

impl Lane {
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
}
