//! `tokio::task`, with tasks and blocking calls recorded.

mod join_set;
mod local_set;

use lab_kit::record::{self, Place};

pub use join_set::JoinSet;
pub use local_set::LocalSet;
pub use real_tokio::task::*;

/// Tokio's [`spawn`](real_tokio::task::spawn); in a play the task is recorded.
///
/// # Panics
/// Outside of a runtime.
#[track_caller]
pub fn spawn<F>(future: F) -> JoinHandle<F::Output>
where
    F: Future + Send + 'static,
    F::Output: Send + 'static,
{
    real_tokio::task::spawn(record::task(Place::Runtime, future))
}

/// Tokio's [`spawn_local`](real_tokio::task::spawn_local); in a play the task is recorded.
///
/// # Panics
/// Outside of a `LocalSet`.
#[track_caller]
pub fn spawn_local<F>(future: F) -> JoinHandle<F::Output>
where
    F: Future + 'static,
    F::Output: 'static,
{
    real_tokio::task::spawn_local(record::task(Place::LocalSet, future))
}

/// Tokio's [`spawn_blocking`](real_tokio::task::spawn_blocking); in a play the call is recorded.
/// It is real: while it runs, a paused clock stands still.
///
/// # Panics
/// Outside of a runtime.
#[track_caller]
pub fn spawn_blocking<F, R>(f: F) -> JoinHandle<R>
where
    F: FnOnce() -> R + Send + 'static,
    R: Send + 'static,
{
    real_tokio::task::spawn_blocking(record::blocking(f))
}

/// Tokio's [`block_in_place`](real_tokio::task::block_in_place), recorded.
///
/// # Panics
/// On a current-thread runtime, so in every play.
#[cfg(not(target_family = "wasm"))]
#[track_caller]
pub fn block_in_place<F, R>(f: F) -> R
where
    F: FnOnce() -> R,
{
    real_tokio::task::block_in_place(|| record::in_place(f))
}
