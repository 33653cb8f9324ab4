//! A worker whose input may be bad.

use std::fmt;

use lab_kit::Actor;

/// A worker.
#[derive(Clone)]
pub struct Worker {
    actor: Actor,
    ms: u64,
    bad: bool,
}

impl Worker {
    pub(crate) fn new(actor: Actor, ms: u64, bad: bool) -> Worker {
        Worker { actor, ms, bad }
    }

    /// Its name in the plan.
    pub fn name(&self) -> &str {
        self.actor.name()
    }

    /// Works.
    pub async fn work(&self) -> Result<(), BadInput> {
        let call = self.actor.call();
        self.actor.wait(self.ms).await;
        if self.bad {
            call.failed("bad input");
            return Err(BadInput);
        }
        call.done();
        Ok(())
    }
}

impl fmt::Debug for Worker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.actor.name())
    }
}

/// The worker could not read its input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadInput;
