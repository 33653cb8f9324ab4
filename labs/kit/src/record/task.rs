//! Tasks: each poll and wake, and who woke whom.

use std::{
    fmt,
    panic::Location,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll, Wake, Waker},
};

use pin_project_lite::pin_project;

use crate::{
    recorder::Recorder,
    thread,
    trace::{Event, Kind, Place},
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
        })
    });
    Recorded { future, lens }
}

pin_project! {
    /// The future of a task, with its polls and wakes recorded.
    pub struct Recorded<F> {
        #[pin]
        future: F,
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
        let this = self.project();
        let Some(lens) = this.lens else {
            return this.future.poll(cx);
        };
        let waker = lens.poll_begins(cx.waker());
        // A panic unwinds through here: the guard still says how the poll ended.
        let mut guard = PollGuard {
            lens,
            outcome: Kind::PollPanicked,
        };
        let poll = this.future.poll(&mut Context::from_waker(&waker));
        guard.outcome = match poll {
            Poll::Ready(_) => Kind::PollReady,
            Poll::Pending => Kind::PollPending,
        };
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
}

impl Lens {
    fn poll_begins(&mut self, tokios: &Waker) -> Waker {
        let waker = self.waker(tokios);
        self.woken.store(false, Ordering::Relaxed);
        self.recorder.push(Event::new(Kind::PollStart, self.task));
        thread::poll_begins(self.task);
        waker
    }

    fn waker(&mut self, tokios: &Waker) -> Waker {
        if let Some((inner, waker)) = &self.waker
            && inner.will_wake(tokios)
        {
            return waker.clone();
        }
        let waker = Waker::from(Arc::new(TaskWaker {
            tokios: tokios.clone(),
            recorder: self.recorder.clone(),
            task: self.task,
            woken: self.woken.clone(),
        }));
        self.waker = Some((tokios.clone(), waker.clone()));
        waker
    }

    fn poll_ends(&mut self, outcome: Kind) {
        if outcome != Kind::PollPending {
            self.ends();
        }
        thread::poll_ends(self.done);
        self.recorder.polled(self.task, outcome);
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

impl Drop for PollGuard<'_> {
    fn drop(&mut self) {
        self.lens.poll_ends(self.outcome);
    }
}

struct TaskWaker {
    tokios: Waker,
    recorder: Arc<Recorder>,
    task: u32,
    woken: Arc<AtomicBool>,
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
        }
        self.tokios.wake_by_ref();
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
