//! Calls that leave the thread, or give up its turn.

use std::{
    panic::{AssertUnwindSafe, Location, catch_unwind, resume_unwind},
    sync::Arc,
};

use crate::{
    recorder::Recorder,
    thread,
    trace::{Event, Kind, Place},
};

/// Wraps a closure that is about to go to the blocking pool, at the caller's line.
#[track_caller]
pub fn blocking<T>(closure: impl FnOnce() -> T) -> impl FnOnce() -> T {
    let at = Location::caller();
    let lens = thread::current().and_then(|recorder| {
        let task = recorder.task(Place::BlockingPool, thread::place(at))?;
        Some(PoolLens {
            recorder,
            task,
            outcome: Kind::Dropped,
        })
    });
    move || match lens {
        Some(lens) => lens.run(closure),
        None => closure(),
    }
}

/// Looks at one closure of the pool.
struct PoolLens {
    recorder: Arc<Recorder>,
    task: u32,
    /// How it ends if it ends now.
    outcome: Kind,
}

impl PoolLens {
    fn run<T>(mut self, closure: impl FnOnce() -> T) -> T {
        self.outcome = Kind::PollPanicked;
        thread::enter(Some(self.recorder.clone()));
        thread::set_on_pool(true);
        self.recorder
            .push(Event::new(Kind::BlockingStart, self.task));
        thread::poll_begins(self.task);
        let value = catch_unwind(AssertUnwindSafe(closure)).unwrap_or_else(|payload| {
            self.recorder.unwinds(&*payload);
            resume_unwind(payload)
        });
        self.outcome = Kind::BlockingEnd;
        value
    }
}

impl Drop for PoolLens {
    fn drop(&mut self) {
        if self.outcome == Kind::Dropped {
            // It was aborted before a thread was free.
            return self.recorder.dropped(self.task);
        }
        self.recorder.polled(self.task, self.outcome);
        thread::set_on_pool(false);
        thread::enter(None);
        thread::poll_ends(true);
    }
}

/// Runs a closure of `block_in_place`, and says when it began and ended.
pub fn in_place<T>(closure: impl FnOnce() -> T) -> T {
    let Some(recorder) = thread::current() else {
        return closure();
    };
    let task = thread::polled();
    recorder.push(Event::new(Kind::BlockingStart, task));
    let _end = InPlace { recorder, task };
    closure()
}

struct InPlace {
    recorder: Arc<Recorder>,
    task: u32,
}

impl Drop for InPlace {
    fn drop(&mut self) {
        self.recorder.push(Event::new(Kind::BlockingEnd, self.task));
    }
}
