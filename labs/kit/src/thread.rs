//! What one thread does in a play: whose play it is, which tasks it polls, which one just ended.
//!
//! From this follows who wakes whom. A wake inside a poll is the polled task's. A wake right after
//! a task's end is that task's too: Tokio then wakes whoever joins it. All others are the
//! runtime's: its timers, its scheduler.

use std::{
    cell::{Cell, RefCell},
    panic::Location,
    sync::Arc,
};

use crate::{
    recorder::Recorder,
    trace::{Event, Kind},
    wire::fold,
};

thread_local! {
    /// The recorder of the play that this thread works for.
    static CURRENT: RefCell<Option<Arc<Recorder>>> = const { RefCell::new(None) };
    /// Tasks being polled here, innermost last. A 0 is a `LocalSet` at its own work.
    static POLLED: RefCell<Vec<u32>> = const { RefCell::new(Vec::new()) };
    /// Whether this thread is one of the blocking pool's.
    static ON_POOL: Cell<bool> = const { Cell::new(false) };
    static ENDED: Cell<Option<Ended>> = const { Cell::new(None) };
}

/// The task that ended last, and how many were alive then.
#[derive(Clone, Copy, PartialEq)]
struct Ended {
    task: u32,
    /// Tokio lets a task go right after it woke whoever joins it: this tells one wake from the next.
    alive: Option<usize>,
}

/// The recorder of this thread, if it works for a play.
pub(crate) fn current() -> Option<Arc<Recorder>> {
    // A destructor may run after the thread's own variables are gone.
    CURRENT
        .try_with(|current| current.borrow().clone())
        .ok()
        .flatten()
}

/// Makes `recorder` this thread's.
pub(crate) fn enter(recorder: Option<Arc<Recorder>>) {
    ENDED.set(None);
    let before = CURRENT.with(|current| current.replace(recorder));
    // Outside of the borrow: its end may end a runtime, whose tasks look here.
    drop(before);
}

/// Says whether this thread is one of the blocking pool's.
pub(crate) fn set_on_pool(on_pool: bool) {
    ON_POOL.set(on_pool);
}

/// Whether this thread is the one that polls the tasks of a play.
pub(crate) fn on_loop() -> bool {
    current().is_some() && !ON_POOL.get()
}

/// The task being polled on this thread; 0 outside of any.
pub(crate) fn polled() -> u32 {
    let innermost = POLLED.try_with(|polled| polled.borrow().last().copied());
    innermost.ok().flatten().unwrap_or(0)
}

/// The task around a `LocalSet` at its own work; 0 if there is none.
pub(crate) fn outer() -> u32 {
    let outer = POLLED.try_with(|polled| polled.borrow().iter().rfind(|task| **task != 0).copied());
    outer.ok().flatten().unwrap_or(0)
}

/// Who wakes somebody right now: the task being polled, else the one that just ended, else 0.
pub(crate) fn waker() -> u32 {
    match (polled(), ENDED.get()) {
        (0, Some(ended)) if ended.alive == alive() => ended.task,
        (task, _) => task,
    }
}

/// A poll of `task` begins on this thread, or its destructor; 0 for a `LocalSet`'s own work.
pub(crate) fn poll_begins(task: u32) {
    ENDED.set(None);
    let _ = POLLED.try_with(|polled| polled.borrow_mut().push(task));
}

/// The innermost poll on this thread ends; `done` if the task is.
pub(crate) fn poll_ends(done: bool) {
    let task = POLLED
        .try_with(|polled| polled.borrow_mut().pop())
        .ok()
        .flatten();
    let ended = task.filter(|_| done).map(|task| Ended {
        task,
        alive: alive(),
    });
    ENDED.set(ended);
}

/// The loop has nothing to do: Tokio's hook.
pub(crate) fn parks() {
    ENDED.set(None);
    if let Some(recorder) = current() {
        recorder.push(Event::new(Kind::Parked, 0));
    }
}

/// `file:line`, relative to the course and folded; empty for a place in the standard library.
pub(crate) fn place(at: &Location<'_>) -> String {
    if at.file().starts_with("/rustc/") {
        // `collect()` does not say who called it.
        return String::new();
    }
    format!("{}:{}", fold(at.file()), at.line())
}

fn alive() -> Option<usize> {
    current().map(|recorder| recorder.alive_tasks())
}
