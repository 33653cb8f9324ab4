//! What the facade records with: a task's future, a timer, a call that leaves the thread.
//!
//! Outside of a play (a listing, a `#[tokio::test]`) all of it passes through and records nothing.

mod blocking;
mod task;
#[cfg(test)]
mod tests;
mod timer;
mod waker;

pub use blocking::{blocking, in_place};
pub use task::{Recorded, local_set, on_behalf, task};
pub use timer::{Timer, interval, paused, resumed};

pub use crate::trace::Place;

pub(crate) use {task::first_task, waker::TaskWaker};
