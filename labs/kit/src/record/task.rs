//! Tasks: each poll and wake, and who woke whom.

use std::{
    any::Any,
    fmt,
    panic::{AssertUnwindSafe, Location, catch_unwind, resume_unwind},
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll, Waker},
};

use pin_project_lite::pin_project;

use super::waker::{LookedAt, TaskWaker};
use crate::{
    exam::Order,
    recorder::{Recorder, Turn},
    thread,
    trace::{Kind, Place},
};

/// Wraps the future of a task that is about to be spawned, at the caller's line.
#[track_caller]
pub fn task<F>(on: Place, future: F) -> Recorded<F> {
    let at = Location::caller();
    recorded(on, future, || thread::place(at))
}

/// Wraps the answer, which the kit itself spawns.
pub(crate) fn first_task<F>(on: Place, future: F) -> Recorded<F> {
    recorded(on, future, String::new)
}

fn recorded<F>(on: Place, future: F, spawned_at: impl FnOnce() -> String) -> Recorded<F> {
    let lens = thread::current().and_then(|recorder| {
        let task = recorder.task(on, spawned_at())?;
        let woken = Arc::default();
        Some(Lens {
            recorder,
            task,
            waker: None,
            woken,
            done: false,
            was_ready: false,
        })
    });
    Recorded {
        future: Some(future),
        lens,
    }
}

pin_project! {
    /// The future of a task, with its polls and wakes recorded.
    pub struct Recorded<F> {
        // None once an examination has dropped it.
        #[pin]
        future: Option<F>,
        // Below the future: it is dropped after it, and so sees the end of its destructor.
        lens: Option<Lens>,
    }

    impl<F> PinnedDrop for Recorded<F> {
        fn drop(this: Pin<&mut Self>) {
            if let Some(lens) = this.project().lens {
                lens.drop_begins();
            }
        }
    }
}

impl<F> fmt::Debug for Recorded<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recorded").finish_non_exhaustive()
    }
}

impl<F: Future> Future for Recorded<F> {
    type Output = F::Output;

    fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<F::Output> {
        let mut this = self.project();
        let Some(mut future) = this.future.as_mut().as_pin_mut() else {
            return Poll::Pending;
        };
        let Some(lens) = this.lens else {
            return future.poll(cx);
        };
        let (waker, turn) = lens.poll_begins(cx.waker());
        if turn == Turn::None {
            return Poll::Pending;
        }
        // A panic unwinds through here: the guard still says how the poll ended.
        let mut guard = PollGuard {
            lens,
            outcome: Kind::PollPanicked,
        };
        if turn == Turn::Ordered(Order::End) {
            this.future.set(None);
            // Tokio ends a task that panics, and wakes whoever joins it. This way no hook is called.
            resume_unwind(Box::new("examined"));
        }
        let _looked_at = LookedAt::set(turn, guard.lens.task);
        let polled = catch_unwind(AssertUnwindSafe(|| {
            future.as_mut().poll(&mut Context::from_waker(&waker))
        }));
        let poll = polled.unwrap_or_else(|payload| guard.panics(payload));
        guard.outcome = match poll {
            Poll::Ready(_) => Kind::PollReady,
            Poll::Pending => Kind::PollPending,
        };
        if turn == Turn::Ordered(Order::Look) && poll.is_ready() {
            guard.lens.went_on();
        }
        poll
    }
}

/// Looks at one task.
struct Lens {
    recorder: Arc<Recorder>,
    task: u32,
    /// Kept while Tokio's own stays the same, so that `Waker::will_wake` holds from poll to poll.
    waker: Option<(Waker, Waker)>,
    /// Set by the first wake since the last poll began: Tokio queues a task once, however often it
    /// is woken. Shared by all wakers of the task, and left set when it is done.
    woken: Arc<AtomicBool>,
    done: bool,
    /// In an examination: somebody had woken it before it was looked at.
    was_ready: bool,
}

impl Lens {
    fn poll_begins(&mut self, tokios: &Waker) -> (Waker, Turn) {
        let turn = self.recorder.turn(self.task);
        if turn == Turn::Ordered(Order::Look) {
            // From here on only others have it.
            self.waker = None;
            self.was_ready = self.woken.load(Ordering::Relaxed);
            if let Some(exam) = self.recorder.exam().filter(|_| !self.was_ready) {
                exam.looks(self.task);
            }
        }
        let waker = self.waker(tokios);
        if turn != Turn::None {
            self.woken.store(false, Ordering::Relaxed);
            thread::poll_begins(self.task);
        }
        (waker, turn)
    }

    fn went_on(&self) {
        if let Some(exam) = self.recorder.exam().filter(|_| !self.was_ready) {
            exam.went_on(self.task);
        }
    }

    fn waker(&mut self, tokios: &Waker) -> Waker {
        if let Some((inner, waker)) = &self.waker
            && inner.will_wake(tokios)
        {
            return waker.clone();
        }
        let waker = Arc::new(TaskWaker {
            tokios: tokios.clone(),
            recorder: self.recorder.clone(),
            task: self.task,
            woken: self.woken.clone(),
        });
        if let Some(exam) = self.recorder.exam() {
            exam.waker(self.task, Arc::downgrade(&waker));
        }
        let waker = Waker::from(waker);
        self.waker = Some((tokios.clone(), waker.clone()));
        waker
    }

    fn poll_ends(&mut self, outcome: Kind) {
        if outcome != Kind::PollPending {
            self.ends();
        }
        thread::poll_ends(self.done);
        self.recorder.turn_ends(self.task, outcome);
    }

    fn drop_begins(&mut self) {
        if !self.done {
            self.ends();
            self.recorder.dropped(self.task);
        }
        // What the destructor does, the task does.
        thread::poll_begins(self.task);
    }

    fn ends(&mut self) {
        self.done = true;
        // Wakers of a task that is done may live on; they wake nobody.
        self.woken.store(true, Ordering::Relaxed);
    }
}

impl Drop for Lens {
    fn drop(&mut self) {
        thread::poll_ends(true);
    }
}

struct PollGuard<'a> {
    lens: &'a mut Lens,
    outcome: Kind,
}

impl PollGuard<'_> {
    /// The future panicked. Where the answer has a panic hook of its own, nobody else has seen it.
    fn panics(&self, payload: Box<dyn Any + Send>) -> ! {
        self.lens.recorder.unwinds(&*payload);
        resume_unwind(payload)
    }
}

impl Drop for PollGuard<'_> {
    fn drop(&mut self) {
        self.lens.poll_ends(self.outcome);
    }
}

/// Runs a poll of a `LocalSet`. Between its tasks it works as the runtime does, not as the task
/// that it lies in.
pub fn local_set<T>(poll: impl FnOnce() -> T) -> T {
    as_task(0, poll)
}

/// Inside a [`local_set`], runs a poll of a future that belongs to the task around it.
pub fn on_behalf<T>(poll: impl FnOnce() -> T) -> T {
    as_task(thread::outer(), poll)
}

fn as_task<T>(task: u32, poll: impl FnOnce() -> T) -> T {
    struct Guard;
    impl Drop for Guard {
        fn drop(&mut self) {
            thread::poll_ends(false);
        }
    }
    if thread::current().is_none() {
        return poll();
    }
    thread::poll_begins(task);
    let _guard = Guard;
    poll()
}
