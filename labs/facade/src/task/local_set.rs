//! A `LocalSet` whose tasks are recorded.

use std::{
    fmt,
    future::poll_fn,
    pin::{Pin, pin},
    task::{Context, Poll},
};

use lab_kit::record::{self, Place};
use real_tokio::{
    runtime::{Id, Runtime},
    task::{self, JoinHandle, LocalEnterGuard},
};

/// Tokio's [`LocalSet`](task::LocalSet): the same methods; in a play its tasks are recorded.
pub struct LocalSet {
    pub(super) real: task::LocalSet,
}

impl LocalSet {
    /// An empty set.
    pub fn new() -> LocalSet {
        LocalSet {
            real: task::LocalSet::new(),
        }
    }

    /// Makes it the set that `spawn_local` spawns into, until the guard is dropped.
    pub fn enter(&self) -> LocalEnterGuard {
        self.real.enter()
    }

    /// Spawns a task that need not be `Send`.
    #[track_caller]
    pub fn spawn_local<F>(&self, future: F) -> JoinHandle<F::Output>
    where
        F: Future + 'static,
        F::Output: 'static,
    {
        self.real.spawn_local(record::task(Place::LocalSet, future))
    }

    /// Runs the future on `rt`, and the set's tasks beside it.
    ///
    /// # Panics
    /// Inside a runtime.
    #[track_caller]
    pub fn block_on<F>(&self, rt: &Runtime, future: F) -> F::Output
    where
        F: Future,
    {
        rt.block_on(self.run_until(future))
    }

    /// Runs the future, and the set's tasks beside it.
    pub async fn run_until<F>(&self, future: F) -> F::Output
    where
        F: Future,
    {
        let mut future = pin!(future);
        let future = poll_fn(|cx| record::on_behalf(|| future.as_mut().poll(cx)));
        let mut run = pin!(self.real.run_until(future));
        poll_fn(|cx| record::local_set(|| run.as_mut().poll(cx))).await
    }

    /// The set's id.
    pub fn id(&self) -> Id {
        self.real.id()
    }
}

impl fmt::Debug for LocalSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.real.fmt(f)
    }
}

impl Future for LocalSet {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<()> {
        record::local_set(|| Pin::new(&mut self.real).poll(cx))
    }
}

impl Default for LocalSet {
    fn default() -> LocalSet {
        LocalSet::new()
    }
}
