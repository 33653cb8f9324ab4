//! A piece of work that takes its time, and a log.

use std::fmt::{self, Display};
use std::time::Duration;

use lab_kit::Actor;

/// A piece of work.
#[derive(Clone)]
pub struct Part {
    actor: Actor,
    ms: u64,
}

impl Part {
    pub(crate) fn new(actor: Actor, ms: u64) -> Part {
        Part { actor, ms }
    }

    /// Does it, while others run; gives the milliseconds it took.
    pub async fn work(&self) -> u64 {
        let call = self.actor.call();
        self.actor.wait(self.ms).await;
        call.done();
        self.ms
    }

    /// Its name in the plan, and its lane.
    pub fn name(&self) -> &str {
        self.actor.name()
    }

    /// Its number in the plan.
    pub fn ms(&self) -> u64 {
        self.ms
    }

    /// How long it takes.
    pub fn duration(&self) -> Duration {
        Duration::from_millis(self.ms)
    }

    /// Says something in its lane, now.
    pub fn note(&self, what: impl Display) {
        self.actor.note(what);
    }
}

impl fmt::Debug for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.actor.name())
    }
}

/// A log with virtual times.
#[derive(Clone)]
pub struct Log {
    actor: Actor,
}

impl Log {
    pub(crate) fn new(actor: Actor) -> Log {
        Log { actor }
    }

    /// Writes a line, now.
    pub fn write(&self, line: impl Display) {
        self.actor.note(line);
    }
}

impl fmt::Debug for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.actor.name())
    }
}
