//! A recorded trace, as questions read it.

use nanoserde::DeJson;

pub(crate) use crate::recorded::{Event, Kind as What, Place as On, Task, Trace};

impl Trace {
    /// Reads the JSON; none where it is no trace.
    pub(crate) fn parse(json: &str) -> Option<Trace> {
        Trace::deserialize_json(json).ok()
    }

    /// How many events of this kind a task has.
    pub(crate) fn count(&self, what: What, task: u32) -> usize {
        let of = |event: &&Event| event.kind == what && event.task == task;
        self.events.iter().filter(of).count()
    }

    /// Index of the event with which the answer returned.
    pub(crate) fn returned(&self) -> Option<usize> {
        self.events.iter().position(|event| {
            event.lane.as_deref() == Some("answer")
                && (event.text.as_ref()).is_some_and(|text| text.starts_with("returned"))
        })
    }

    /// How many calls of actors were made.
    pub(crate) fn calls(&self) -> usize {
        self.events.iter().filter(|event| event.is_call()).count()
    }
}

impl Event {
    /// Whether an actor was called.
    pub(crate) fn is_call(&self) -> bool {
        self.call.is_some() && self.text.as_deref() == Some("called")
    }
}
