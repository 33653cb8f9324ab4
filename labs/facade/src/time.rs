//! `tokio::time`, with timers recorded.

mod sleep;
mod timeout;

use lab_kit::record;

pub use real_tokio::time::*;
pub use sleep::{Sleep, sleep, sleep_until};
pub use timeout::{Timeout, timeout, timeout_at};

/// Tokio's [`interval`](real_tokio::time::interval). That it was made is recorded; the `Interval`
/// is the real one, since other crates take it, and so its ticks show as wakes by the runtime.
///
/// # Panics
/// At a period of zero, and outside of a runtime.
#[track_caller]
pub fn interval(period: Duration) -> Interval {
    let interval = real_tokio::time::interval(period);
    record::interval(Instant::now(), period);
    interval
}

/// [`interval`] whose first tick comes at `start`.
///
/// # Panics
/// As [`interval`].
#[track_caller]
pub fn interval_at(start: Instant, period: Duration) -> Interval {
    let interval = real_tokio::time::interval_at(start, period);
    record::interval(start, period);
    interval
}

/// Tokio's [`pause`](real_tokio::time::pause).
///
/// # Panics
/// When the clock stands already, as in every play.
#[track_caller]
pub fn pause() {
    real_tokio::time::pause();
    record::paused();
}

/// Tokio's [`resume`](real_tokio::time::resume); in a play, where it was called is recorded: from
/// there on virtual time takes wall time.
///
/// # Panics
/// When the clock runs already.
#[track_caller]
pub fn resume() {
    real_tokio::time::resume();
    record::resumed();
}
