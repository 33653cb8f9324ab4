//! Tokio as students write it: each item that the facade wraps, each method and trait of it, and
//! what must resolve beside it. Compiled and run twice, with the same assertions, so that whatever
//! holds of Tokio holds of the facade.

mod around;
mod join_set;
mod local_set;
mod macros;
mod panics;
mod task;
mod time;
mod traits;

use tokio::time::Instant;

/// Whole milliseconds since `start`.
fn ms(start: Instant) -> u128 {
    start.elapsed().as_millis()
}
