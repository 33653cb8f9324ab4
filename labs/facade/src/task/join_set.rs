//! A `JoinSet` whose tasks are recorded.

use std::{
    fmt,
    task::{Context, Poll},
};

use lab_kit::record::{self, Place};
use real_tokio::{
    runtime::Handle,
    task::{self, AbortHandle, Id, JoinError},
};

use super::LocalSet;

/// Tokio's [`JoinSet`](task::JoinSet): the same methods; in a play its tasks are recorded.
pub struct JoinSet<T> {
    real: task::JoinSet<T>,
}

impl<T> JoinSet<T> {
    /// An empty set.
    pub fn new() -> Self {
        JoinSet {
            real: task::JoinSet::new(),
        }
    }

    /// Tasks in the set, those that are done and not yet joined among them.
    pub fn len(&self) -> usize {
        self.real.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.real.is_empty()
    }
}

impl<T: 'static> JoinSet<T> {
    /// Spawns a task into the set.
    ///
    /// # Panics
    /// Outside of a runtime.
    #[track_caller]
    pub fn spawn<F>(&mut self, task: F) -> AbortHandle
    where
        F: Future<Output = T>,
        F: Send + 'static,
        T: Send,
    {
        self.real.spawn(record::task(Place::Runtime, task))
    }

    /// Spawns a task of the runtime that `handle` belongs to.
    #[track_caller]
    pub fn spawn_on<F>(&mut self, task: F, handle: &Handle) -> AbortHandle
    where
        F: Future<Output = T>,
        F: Send + 'static,
        T: Send,
    {
        self.real
            .spawn_on(record::task(Place::Runtime, task), handle)
    }

    /// Spawns a task of the `LocalSet` that runs here.
    ///
    /// # Panics
    /// Outside of a `LocalSet`.
    #[track_caller]
    pub fn spawn_local<F>(&mut self, task: F) -> AbortHandle
    where
        F: Future<Output = T>,
        F: 'static,
    {
        self.real.spawn_local(record::task(Place::LocalSet, task))
    }

    /// Spawns a task of that `LocalSet`.
    #[track_caller]
    pub fn spawn_local_on<F>(&mut self, task: F, local_set: &LocalSet) -> AbortHandle
    where
        F: Future<Output = T>,
        F: 'static,
    {
        self.real
            .spawn_local_on(record::task(Place::LocalSet, task), &local_set.real)
    }

    /// Runs a closure on the blocking pool.
    ///
    /// # Panics
    /// Outside of a runtime.
    #[track_caller]
    pub fn spawn_blocking<F>(&mut self, f: F) -> AbortHandle
    where
        F: FnOnce() -> T,
        F: Send + 'static,
        T: Send,
    {
        self.real.spawn_blocking(record::blocking(f))
    }

    /// Runs a closure on the blocking pool of the runtime that `handle` belongs to.
    #[track_caller]
    pub fn spawn_blocking_on<F>(&mut self, f: F, handle: &Handle) -> AbortHandle
    where
        F: FnOnce() -> T,
        F: Send + 'static,
        T: Send,
    {
        self.real.spawn_blocking_on(record::blocking(f), handle)
    }

    /// Waits for the next task that ends. `None` when the set is empty.
    pub async fn join_next(&mut self) -> Option<Result<T, JoinError>> {
        self.real.join_next().await
    }

    /// [`join_next`](JoinSet::join_next), with the task's id.
    pub async fn join_next_with_id(&mut self) -> Option<Result<(Id, T), JoinError>> {
        self.real.join_next_with_id().await
    }

    /// A task that has ended, if there is one.
    pub fn try_join_next(&mut self) -> Option<Result<T, JoinError>> {
        self.real.try_join_next()
    }

    /// [`try_join_next`](JoinSet::try_join_next), with the task's id.
    pub fn try_join_next_with_id(&mut self) -> Option<Result<(Id, T), JoinError>> {
        self.real.try_join_next_with_id()
    }

    /// Aborts all tasks and waits until they are gone.
    pub async fn shutdown(&mut self) {
        self.real.shutdown().await;
    }

    /// Waits for all tasks; their values in the order they ended.
    ///
    /// # Panics
    /// When a task panicked or was aborted.
    pub async fn join_all(self) -> Vec<T> {
        self.real.join_all().await
    }

    /// Aborts all tasks. They stay in the set until they are joined.
    pub fn abort_all(&mut self) {
        self.real.abort_all();
    }

    /// Empties the set; the tasks run on.
    pub fn detach_all(&mut self) {
        self.real.detach_all();
    }

    /// [`join_next`](JoinSet::join_next) as a poll.
    pub fn poll_join_next(&mut self, cx: &mut Context<'_>) -> Poll<Option<Result<T, JoinError>>> {
        self.real.poll_join_next(cx)
    }

    /// [`join_next_with_id`](JoinSet::join_next_with_id) as a poll.
    pub fn poll_join_next_with_id(
        &mut self,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<(Id, T), JoinError>>> {
        self.real.poll_join_next_with_id(cx)
    }
}

impl<T> fmt::Debug for JoinSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.real.fmt(f)
    }
}

impl<T> Default for JoinSet<T> {
    fn default() -> Self {
        Self::new()
    }
}

/// Spawns each future. Where from is known if it is called by its own name, not by `collect`.
impl<T, F> FromIterator<F> for JoinSet<T>
where
    F: Future<Output = T>,
    F: Send + 'static,
    T: Send + 'static,
{
    #[track_caller]
    fn from_iter<I: IntoIterator<Item = F>>(iter: I) -> Self {
        let mut set = Self::new();
        set.extend(iter);
        set
    }
}

impl<T, F> Extend<F> for JoinSet<T>
where
    F: Future<Output = T>,
    F: Send + 'static,
    T: Send + 'static,
{
    #[track_caller]
    fn extend<I>(&mut self, iter: I)
    where
        I: IntoIterator<Item = F>,
    {
        // A loop and no `for_each`: a closure would be the caller.
        for task in iter {
            self.spawn(task);
        }
    }
}
