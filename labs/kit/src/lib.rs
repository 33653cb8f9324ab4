//! Records what an answer does on Tokio's paused clock.
//!
//! A scenario gets a [`Stage`], makes [`Actor`]s by its [`Plan`] and calls the answer. The kit plays
//! it as task 1 of a fresh runtime and gives a transcript (what people read and snapshots hold) and
//! a JSON trace with every poll, wake and timer (what figures are drawn from).
//!
//! Where a scenario calls its answer by [`Stage::sweep`], the kit plays the case again and again and
//! drops that call at another of its awaits each time.
//!
//! It knows nothing of xtask, insta or the book. It renders traces and hands them over; it judges
//! nothing.

mod book;
mod case;
mod exam;
mod graded;
mod panics;
mod plan;
mod play;
mod pool;
mod prediction;
pub mod record;
mod recorder;
mod site;
mod stage;
mod sweep;
#[doc(hidden)]
pub mod testing;
mod thread;
pub mod trace;
#[cfg(test)]
#[path = "trace/tests.rs"]
mod trace_tests;
mod transcript;
mod turns;
mod waiting;
#[doc(hidden)]
pub mod wire;

pub use case::{Case, Rules, check, check_local, transcript, transcript_local};
pub use plan::{Item, Plan, fault};
pub use prediction::{Predicted, check_prediction, prediction, prediction_and_run};
pub use stage::{Actor, Call, Stage};

/// Stands for code that is still to be written, of whatever type is wanted there.
///
/// # Panics
/// Always, as `todo!` does, at the caller's line.
#[track_caller]
#[expect(clippy::todo, reason = "this is the students' TODO")]
pub fn hole<T>(what: &str) -> T {
    todo!("{what}")
}
