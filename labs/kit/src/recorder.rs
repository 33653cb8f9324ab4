//! The recorder: one per play, reached from the runtime's threads.
//!
//! Written by whichever thread runs the answer's code, read once when the play is over; heartbeat
//! and panic hook look in meanwhile.

use std::{
    fmt,
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
    time::Duration,
};

use real_tokio::{
    runtime::{Handle, Id, RuntimeMetrics},
    sync::Notify,
    time::Instant,
};

use crate::{
    book::Book,
    exam::Exam,
    thread::{self, polled},
    trace::{Event, FORMAT_VERSION, Kind, Place, Trace},
    transcript::ANSWER,
    waiting::Waiting,
    wire::{MAX_EVENTS, Panic},
};

mod hangs;

pub(crate) use hangs::Turn;

/// Collects the events of one play.
pub(crate) struct Recorder {
    start: Instant,
    /// The wall clock at 0 ms. Nothing virtual is reckoned with it.
    begun: std::time::Instant,
    ended_wall: OnceLock<Duration>,
    runtime: Id,
    metrics: RuntimeMetrics,
    book: Mutex<Book>,
    /// Notified when the play has had too many polls at one instant.
    spent: Notify,
    exam: OnceLock<Exam>,
}

impl fmt::Debug for Recorder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recorder").finish_non_exhaustive()
    }
}

impl Recorder {
    /// Starts recording on this thread; `Instant::now()` is the play's 0 ms.
    ///
    /// # Panics
    /// Outside of a runtime.
    pub(crate) fn start() -> Arc<Self> {
        let runtime = Handle::current();
        let recorder = Arc::new(Recorder {
            start: Instant::now(),
            begun: std::time::Instant::now(),
            ended_wall: OnceLock::new(),
            runtime: runtime.id(),
            metrics: runtime.metrics(),
            book: Mutex::default(),
            spent: Notify::new(),
            exam: OnceLock::new(),
        });
        thread::enter(Some(recorder.clone()));
        recorder
    }

    /// Ends the recording. Whoever waits now, waits in the report.
    pub(crate) fn close(&self) {
        let mut book = self.book();
        if !book.closed {
            book.closed = true;
            book.waiting = book.who_waits();
        }
    }

    /// Whether the play is over.
    pub(crate) fn closed(&self) -> bool {
        self.book().closed
    }

    /// Virtual milliseconds since the start.
    pub(crate) fn now(&self) -> u64 {
        self.now_ms(&self.book())
    }

    /// `at` in virtual milliseconds since the start.
    pub(crate) fn ms(&self, at: Instant) -> u64 {
        let since = at.saturating_duration_since(self.start);
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    }

    /// Adds an event, unless the play is over or has too many.
    pub(crate) fn push(&self, event: Event) {
        self.write(|book, now| book.push(now, event));
    }

    /// Registers a task and says that it was spawned. `None` if nothing is recorded any more.
    pub(crate) fn task(&self, on: Place, spawned_at: String) -> Option<u32> {
        self.write(|book, now| (!book.full()).then(|| book.task(now, on, spawned_at)))?
    }

    /// A poll of `task` ended in `kind`, on the loop or on the pool.
    pub(crate) fn polled(&self, task: u32, kind: Kind) {
        self.write(|book, now| {
            book.last_poll_ms = now;
            book.task_rests(now, task, kind != Kind::PollPending);
            book.push(now, Event::new(kind, task));
        });
    }

    /// The task left the runtime before it was done.
    pub(crate) fn dropped(&self, task: u32) {
        self.write(|book, now| {
            book.task_rests(now, task, true);
            book.push(now, Event::new(Kind::Dropped, task));
        });
    }

    /// A number for a new timer.
    pub(crate) fn timer(&self) -> u32 {
        self.write(|book, _| book.timer()).unwrap_or(0)
    }

    /// How the answer ended: the last line of its lane.
    pub(crate) fn ended(&self, text: &str) {
        self.ended_wall.get_or_init(|| self.begun.elapsed());
        self.write(|book, now| {
            book.ended_ms = Some(now);
            book.actor(now, ANSWER, text, None);
        });
    }

    /// An actor, or the answer, did something outside of any call.
    pub(crate) fn note(&self, lane: &str, text: &str) {
        self.write(|book, now| book.actor(now, lane, text, None));
    }

    /// The thread is held for `ms` from now.
    pub(crate) fn held(&self, lane: &str, ms: u64) {
        self.write(|book, now| {
            book.actor(now, lane, &format!("holds the thread {ms} ms"), None);
            let held = Event::new(Kind::Held, polled());
            book.push(
                now,
                Event {
                    lane: Some(lane.into()),
                    for_ms: Some(ms),
                    ..held
                },
            );
        });
    }

    /// A call of an actor begins. Returns its number; 0 if nothing is recorded any more.
    pub(crate) fn call(&self, lane: &str, text: &str) -> u32 {
        let call = self.write(|book, now| (!book.full()).then(|| book.call(now, lane, text)));
        call.flatten().unwrap_or(0)
    }

    /// The call ends.
    pub(crate) fn call_ends(&self, lane: &str, call: u32, text: &str) {
        self.write(|book, now| book.call_ends(now, lane, call, text));
    }

    /// Keeps a panic for the report.
    pub(crate) fn panicked(&self, panic: Panic) {
        self.write(|book, _| book.panics.push(panic));
    }

    /// Keeps a fault of the course's own for the report.
    pub(crate) fn fault(&self, what: String) {
        self.write(|book, _| book.faults.push(what));
    }

    /// The first panic of the play.
    pub(crate) fn panic(&self) -> Option<Panic> {
        self.book().panics.first().cloned()
    }

    /// The first fault of the play.
    pub(crate) fn first_fault(&self) -> Option<String> {
        self.book().faults.first().cloned()
    }

    /// When the answer ended, in virtual ms.
    pub(crate) fn ended_ms(&self) -> u64 {
        let book = self.book();
        book.ended_ms.unwrap_or(book.last_ms)
    }

    /// Wall time until the answer ended; all so far if it did not. What it left running is not in it.
    pub(crate) fn wall(&self) -> Duration {
        let ended = self.ended_wall.get().copied();
        ended.unwrap_or_else(|| self.begun.elapsed())
    }

    /// Whether nobody was polled since `since_ms` and no timer is known that is still to come.
    pub(crate) fn still(&self, since_ms: u64) -> bool {
        self.write(|book, now| book.still(now, since_ms))
            .unwrap_or(false)
    }

    /// Whether the play had more events than are kept.
    pub(crate) fn overflowed(&self) -> bool {
        self.book().pushed > MAX_EVENTS
    }

    /// Who waited when the play was over, a line each.
    pub(crate) fn waiting(&self) -> Vec<Waiting> {
        self.book().waiting.clone()
    }

    /// The trace so far.
    pub(crate) fn trace(&self, plan: &str, order: bool) -> Trace {
        let book = self.book();
        Trace {
            format_version: FORMAT_VERSION,
            plan: plan.into(),
            order,
            tasks: book.tasks.clone(),
            events: book.events.clone(),
        }
    }

    /// A sign of life, for another thread.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn beat(&self) -> crate::wire::Beat {
        let busy = self.metrics.worker_total_busy_duration(0);
        let book = self.book();
        crate::wire::Beat {
            busy_us: u64::try_from(busy.as_micros()).unwrap_or(u64::MAX),
            virtual_ms: book.last_ms,
            events: book.pushed,
            polling: book.polling(),
            pool: book.pool(),
            resumed: book.resumed.clone(),
        }
    }

    /// Tasks of the runtime that have not ended. Those of a `LocalSet` are not among them.
    pub(crate) fn alive_tasks(&self) -> usize {
        self.metrics.num_alive_tasks()
    }

    pub(super) fn write<T>(&self, write: impl FnOnce(&mut Book, u64) -> T) -> Option<T> {
        let mut book = self.book();
        if book.closed {
            return None;
        }
        // Under the lock, so that no event is earlier than the one before it.
        let now = self.now_ms(&book);
        Some(write(&mut book, now))
    }

    /// Virtual milliseconds since the start; on a thread that has not our clock, those last seen.
    fn now_ms(&self, book: &Book) -> u64 {
        let ours = Handle::try_current().is_ok_and(|handle| handle.id() == self.runtime);
        if ours {
            self.ms(Instant::now())
        } else {
            book.last_ms
        }
    }

    pub(super) fn book(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
