//! What a leaf gets to wake a task by: says who woke it, and, in an examination, where it is let go.

use std::{
    backtrace::Backtrace,
    cell::Cell,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    task::{Wake, Waker},
};

use crate::{
    exam::Order,
    recorder::{Recorder, Turn},
    thread,
    trace::{Event, Kind},
};

/// Wakes a task and says so.
#[derive(Debug)]
pub(crate) struct TaskWaker {
    /// Tokio's own.
    pub(super) tokios: Waker,
    pub(super) recorder: Arc<Recorder>,
    pub(super) task: u32,
    /// See [`super::task::Recorded`]: shared by all wakers of the task.
    pub(super) woken: Arc<AtomicBool>,
}

impl TaskWaker {
    /// Has Tokio poll the task, which nobody records.
    pub(crate) fn poll_again(&self) {
        self.tokios.wake_by_ref();
    }
}

impl Drop for TaskWaker {
    fn drop(&mut self) {
        // A thread that ends may have no variables any more.
        let looked_at = LOOKED_AT.try_with(Cell::get).unwrap_or(0);
        if looked_at == self.task
            && let Some(exam) = self.recorder.exam()
        {
            exam.saw(self.task, Backtrace::force_capture());
        }
    }
}

impl Wake for TaskWaker {
    fn wake(self: Arc<Self>) {
        self.wake_by_ref();
    }

    fn wake_by_ref(self: &Arc<Self>) {
        if !self.woken.swap(true, Ordering::Relaxed) {
            let woken = Event::new(Kind::Woken, self.task);
            self.recorder.push(Event {
                by: Some(thread::waker()),
                ..woken
            });
            if let Some(exam) = self.recorder.exam() {
                exam.woken(self.task, thread::waker());
            }
        }
        self.tokios.wake_by_ref();
    }
}

thread_local! {
    /// The task that is looked at in this poll; 0 if none is.
    static LOOKED_AT: Cell<u32> = const { Cell::new(0) };
}

/// For the time of a poll.
pub(super) struct LookedAt;

impl LookedAt {
    /// `None` in an ordinary poll.
    pub(super) fn set(turn: Turn, task: u32) -> Option<LookedAt> {
        (turn == Turn::Ordered(Order::Look)).then(|| {
            LOOKED_AT.set(task);
            LookedAt
        })
    }
}

impl Drop for LookedAt {
    fn drop(&mut self) {
        LOOKED_AT.set(0);
    }
}
