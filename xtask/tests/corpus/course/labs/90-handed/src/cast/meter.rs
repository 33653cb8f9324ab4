//! A meter that is read at intervals, and is slow once.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use lab_kit::Actor;

/// A meter.
pub struct Meter {
    actor: Actor,
    gap_ms: u64,
    slow_ms: u64,
    /// Written and read by [`Meter::read`].
    reads: AtomicU64,
}

impl Meter {
    pub(crate) fn new(actor: Actor, gap_ms: u64, slow_ms: u64) -> Meter {
        let reads = AtomicU64::new(0);
        Meter {
            actor,
            gap_ms,
            slow_ms,
            reads,
        }
    }

    /// Reads it. The second time it is slow.
    pub async fn read(&self) {
        let number = self.reads.fetch_add(1, Ordering::Relaxed) + 1;
        self.actor.note(format!("read {number}"));
        if number == 2 {
            self.actor.wait(self.slow_ms).await;
        }
    }

    /// The least time between two reads.
    pub fn gap(&self) -> Duration {
        Duration::from_millis(self.gap_ms)
    }
}

impl fmt::Debug for Meter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.actor.name())
    }
}
