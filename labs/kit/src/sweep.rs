//! The cancellation sweep: a case is played again and again, and each time the answer's call is
//! dropped at another of its awaits. What its scenario calls an invariant must hold all the same.
//!
//! A scenario that calls its answer by `Stage::sweep` is swept, all others are not.

use std::{
    fmt,
    pin::pin,
    sync::{Mutex, MutexGuard, PoisonError},
    task::Poll,
};

use crate::{
    play::{Play, Twist},
    recorder::Recorder,
    transcript::ANSWER,
    wire::{Ending, Loss, Swept},
};

#[cfg(test)]
mod tests;

/// Awaits that are swept. A call with more is swept at its first ones.
const MAX_AWAITS: u32 = 100;

/// What a play and its stage share about the answer's call.
#[derive(Debug)]
pub(crate) struct Sweep {
    /// The await to drop it at, counted from 1; none in an ordinary play.
    at: Option<u32>,
    seen: Mutex<Seen>,
}

#[derive(Default)]
struct Seen {
    awaits: u32,
    /// When it was dropped, in virtual ms.
    dropped_ms: Option<u64>,
    invariant: Option<Invariant>,
}

type Invariant = Box<dyn Fn() -> Result<(), String> + Send>;

impl fmt::Debug for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seen")
            .field("awaits", &self.awaits)
            .finish_non_exhaustive()
    }
}

/// How the answer's call went in one play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// How often it waited, all polls of all calls; 0 where it was not to be swept.
    pub(crate) awaits: u32,
    /// When it was dropped, in virtual ms.
    pub(crate) dropped_ms: Option<u64>,
    /// What the invariant says does not hold.
    pub(crate) broken: Option<String>,
}

impl Sweep {
    pub(crate) fn new(twist: Twist) -> Sweep {
        let at = match twist {
            Twist::Dropped(at) => Some(at),
            Twist::None | Twist::Idle | Twist::Examined(_) => None,
        };
        Sweep {
            at,
            seen: Mutex::default(),
        }
    }

    /// Awaits the call, or drops it right after the poll in which it is at the await to drop it at.
    pub(crate) async fn call<T>(
        &self,
        recorder: &Recorder,
        call: impl Future<Output = T>,
    ) -> Option<T> {
        let mut call = pin!(Some(call));
        std::future::poll_fn(|cx| {
            let Some(inner) = call.as_mut().as_pin_mut() else {
                return Poll::Ready(None);
            };
            if let Poll::Ready(value) = inner.poll(cx) {
                return Poll::Ready(Some(value));
            }
            let await_now = self.waits();
            if self.at != Some(await_now) {
                return Poll::Pending;
            }
            recorder.note(ANSWER, &format!("dropped at await {await_now}"));
            self.seen().dropped_ms = Some(recorder.now());
            call.set(None);
            Poll::Ready(None)
        })
        .await
    }

    /// What must hold at the end of the play.
    pub(crate) fn invariant(&self, holds: impl Fn() -> Result<(), String> + Send + 'static) {
        self.seen().invariant = Some(Box::new(holds));
    }

    /// How the call went. Asks the invariant: the play has to be over.
    ///
    /// # Errors
    /// The scenario sweeps and names no invariant.
    pub(crate) fn outcome(&self) -> Result<Outcome, String> {
        let seen = self.seen();
        let broken = match &seen.invariant {
            None if seen.awaits > 0 => {
                return Err("the scenario sweeps its answer and has no invariant".into());
            }
            invariant => invariant.as_ref().and_then(|holds| holds().err()),
        };
        Ok(Outcome {
            awaits: seen.awaits,
            dropped_ms: seen.dropped_ms,
            broken,
        })
    }

    /// It waits once more: the number of this await.
    fn waits(&self) -> u32 {
        let mut seen = self.seen();
        seen.awaits += 1;
        seen.awaits
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Sweeps a case after its first, ordinary play. `None` where there is nothing to sweep; `Err` is a
/// fault of the course.
///
/// What an invariant looks at shows in the transcript too. So a play that breaks it though nothing
/// was dropped is told by its transcript, and to drop the call as well would say no more.
pub(crate) fn sweep(first: &Play, play: impl Fn(Twist) -> Play) -> Option<Result<Swept, String>> {
    let Outcome { awaits, broken, .. } = &first.call;
    let ordinary = first.ending == Ending::Returned && first.panic.is_none() && broken.is_none();
    if *awaits == 0 || !ordinary {
        return None;
    }
    let awaits = (*awaits).min(MAX_AWAITS);
    let mut swept = Swept {
        awaits,
        ..Swept::default()
    };
    for at in 1..=awaits {
        let play = play(Twist::Dropped(at));
        if let Some(fault) = play.fault {
            return Some(Err(fault));
        }
        // An answer that is not the same from play to play may have fewer awaits in this one.
        let (Some(at_ms), Some(says)) = (play.call.dropped_ms, lost(&play)) else {
            continue;
        };
        if swept.losses.is_empty() {
            swept.transcript = play.transcript;
        }
        swept.losses.push(Loss { at, at_ms, says });
    }
    Some(Ok(swept))
}

/// What is wrong after the call was dropped.
fn lost(play: &Play) -> Option<String> {
    match (&play.ending, &play.panic) {
        (_, Some(panic)) => Some(format!("it panics then: {}", panic.message)),
        (Ending::Returned | Ending::Panicked, None) => play.call.broken.clone(),
        (Ending::Deadlock, None) => Some("nobody can go on then".into()),
        (Ending::Livelock, None) => Some("tasks are polled over and over then".into()),
        (Ending::NeverReturns, None) => Some("it never returns then".into()),
        (Ending::Limit(name), None) => Some(format!("its {name} grow beyond the limit then")),
    }
}
