//! One play: the answer as task 1 on a fresh current-thread runtime with a paused clock, watched
//! until it returns or the virtual deadline comes, then for a while longer to see what it left.

use std::{
    fmt::Debug,
    future::poll_fn,
    panic::{AssertUnwindSafe, catch_unwind},
    pin::pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use real_tokio::{
    runtime::{Builder, Runtime},
    task::{JoinHandle, LocalSet},
    time::{pause, sleep, timeout},
};

use crate::{
    Rules, Stage,
    exam::{Exam, Found},
    panics::message,
    plan::{Plan, fault_text},
    record::{self, Place},
    recorder::Recorder,
    sweep::{Outcome, Sweep},
    thread,
    trace::Trace,
    transcript::{ANSWER, MAX_BYTES, beginning, transcript},
    waiting::Waiting,
    wire::{Ending, POOL_THREADS, Panic, TODO},
};

#[cfg(test)]
mod tests;

/// How long the play goes on after the answer returned, in virtual ms: what it left running shows.
const LINGER_MS: u64 = 5_000;

/// Everything one play gave.
#[derive(Debug)]
pub(crate) struct Play {
    pub(crate) trace: Trace,
    pub(crate) transcript: String,
    pub(crate) ending: Ending,
    /// Virtual ms until the answer returned, or until the deadline.
    pub(crate) virtual_ms: u64,
    pub(crate) wall: Duration,
    pub(crate) panic: Option<Panic>,
    pub(crate) fault: Option<String>,
    /// Who still waited when the play was over.
    pub(crate) waiting: Vec<Waiting>,
    /// Who held the thread; empty if nobody did for long.
    pub(crate) held: String,
    /// What an examination found. Nothing in an ordinary play.
    pub(crate) found: Found,
    /// How the call went that the scenario sweeps.
    pub(crate) call: Outcome,
}

/// How a play differs from an ordinary one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Twist {
    /// Not at all.
    None,
    /// A `todo!` in the answer counts as an answer that returns at once.
    Idle,
    /// The answer's call is dropped at this await, counted from 1.
    Dropped(u32),
    /// If it is given up, those who wait are looked at; or this task is ended, and who is woken by
    /// that is noted.
    Examined(Option<u32>),
}

/// Plays an answer whose futures are `Send`.
pub(crate) fn play<Fut>(
    rules: Rules,
    plan: &str,
    twist: Twist,
    scene: impl FnOnce(Stage) -> Fut,
) -> Play
where
    Fut: Future<Output: Debug + Send> + Send + 'static,
{
    on_runtime(rules, plan, twist, async |recorder, stage| {
        let answer = whole(recorder.clone(), scene(stage));
        let handle = real_tokio::spawn(record::first_task(Place::Runtime, answer));
        drive(recorder, handle, rules, twist).await
    })
}

/// Plays an answer that runs on a `LocalSet`.
pub(crate) fn play_local<Fut>(
    rules: Rules,
    plan: &str,
    twist: Twist,
    scene: impl FnOnce(Stage) -> Fut,
) -> Play
where
    Fut: Future<Output: Debug> + 'static,
{
    on_runtime(rules, plan, twist, async |recorder, stage| {
        let set = LocalSet::new();
        let answer = whole(recorder.clone(), scene(stage));
        let handle = set.spawn_local(record::first_task(Place::LocalSet, answer));
        let mut run = pin!(set.run_until(drive(recorder, handle, rules, twist)));
        poll_fn(|cx| record::local_set(|| run.as_mut().poll(cx))).await
    })
}

/// A sign of life of the play that goes on now. Read by another thread.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn beat() -> crate::wire::Beat {
    let recorder = playing().clone();
    recorder.map(|recorder| recorder.beat()).unwrap_or_default()
}

/// The play that began last and goes on: written by the playing thread, read by heartbeat and
/// panic hook. A grader has one at a time.
pub(crate) fn playing() -> MutexGuard<'static, Option<Arc<Recorder>>> {
    static PLAYING: Mutex<Option<Arc<Recorder>>> = Mutex::new(None);
    PLAYING.lock().unwrap_or_else(PoisonError::into_inner)
}

fn on_runtime(
    rules: Rules,
    plan: &str,
    twist: Twist,
    run: impl AsyncFnOnce(&Arc<Recorder>, Stage) -> Ending,
) -> Play {
    let runtime = runtime();
    let recorder = {
        let _inside = runtime.enter();
        Recorder::start()
    };
    if matches!(twist, Twist::Examined(_)) {
        recorder.examine();
    }
    *playing() = Some(recorder.clone());
    let sweep = Arc::new(Sweep::new(twist));
    let played = catch_unwind(AssertUnwindSafe(|| {
        runtime.block_on(async {
            let stage = Stage::new(recorder.clone(), Plan::parse(plan), sweep.clone());
            let ending = run(&recorder, stage).await;
            (ending, sweep.outcome())
        })
    }));
    let wall = recorder.wall();
    recorder.close();
    thread::enter(None);
    *playing() = None;
    // A closure still on the blocking pool must not hold the verdict.
    runtime.shutdown_background();
    let trace = recorder.trace(plan, rules.order);
    let (ending, call) = played.unwrap_or_else(|payload| {
        let outside = match fault_text(&*payload) {
            Some(text) => text.into(),
            None => format!("outside of the answer's task: {}", message(&*payload)),
        };
        (Ending::Panicked, Err(outside))
    });
    let outside = call.as_ref().err().cloned();
    let mut play = Play {
        transcript: transcript(&trace),
        trace,
        ending,
        virtual_ms: recorder.ended_ms(),
        wall,
        panic: recorder.panic(),
        fault: recorder.first_fault().or(outside),
        waiting: recorder.waiting(),
        held: recorder.held_by(),
        found: recorder.exam().map(Exam::found).unwrap_or_default(),
        call: call.unwrap_or_default(),
    };
    limit(&mut play, recorder.overflowed());
    play
}

fn runtime() -> Runtime {
    let mut builder = Builder::new_current_thread();
    builder
        .start_paused(true)
        .on_thread_park(thread::parks)
        .max_blocking_threads(POOL_THREADS);
    #[cfg(not(target_family = "wasm"))]
    builder.enable_all();
    #[cfg(target_family = "wasm")]
    builder.enable_time();
    builder
        .build()
        .expect("a runtime: the system gives no descriptor for it")
}

/// The answer with its first and last line, written by its own task at the instant they are due.
async fn whole<T: Debug>(recorder: Arc<Recorder>, scene: impl Future<Output = T>) {
    recorder.note(ANSWER, "called");
    let value = scene.await;
    recorder.ended(&format!("returned {value:?}"));
}

async fn drive(recorder: &Recorder, answer: JoinHandle<()>, rules: Rules, twist: Twist) -> Ending {
    let deadline = Duration::from_millis(rules.deadline_ms);
    let ending = match unless_livelock(recorder, timeout(deadline, answer)).await {
        None => {
            recorder.ended("still waiting");
            Ending::Livelock
        }
        Some(Err(_)) => {
            let ending = still_waiting(recorder, rules.deadline_ms);
            recorder.ended("still waiting");
            ending
        }
        Some(Ok(joined)) => {
            let ending = if joined.is_ok() {
                Ending::Returned
            } else {
                gave_up(recorder, twist)
            };
            linger(recorder).await.unwrap_or(ending)
        }
    };
    // Here and not later: what drops the tasks that are left is no part of the play.
    recorder.close();
    if let (Some(exam), Twist::Examined(end)) = (recorder.exam(), twist) {
        exam.run(&recorder.waiting(), end).await;
    }
    ending
}

/// Sees what the answer left running. An ending if that hangs.
async fn linger(recorder: &Recorder) -> Option<Ending> {
    if recorder.runs_on() {
        // Five virtual seconds cost none.
        pause();
    }
    let over = sleep(Duration::from_millis(LINGER_MS));
    match unless_livelock(recorder, over).await {
        Some(()) => None,
        None => Some(Ending::Livelock),
    }
}

/// `None` when the play has had too many polls at one instant.
async fn unless_livelock<T>(recorder: &Recorder, future: impl Future<Output = T>) -> Option<T> {
    real_tokio::select! {
        biased;
        value = future => Some(value),
        () = recorder.livelock() => None,
    }
}

fn gave_up(recorder: &Recorder, twist: Twist) -> Ending {
    let todo = recorder
        .panic()
        .is_some_and(|panic| panic.message.starts_with(TODO));
    if todo && twist == Twist::Idle {
        recorder.ended("returned");
        Ending::Returned
    } else {
        recorder.ended("panicked");
        Ending::Panicked
    }
}

/// Nobody polled for half the window and no timer to come: nobody ever will be.
fn still_waiting(recorder: &Recorder, deadline_ms: u64) -> Ending {
    if recorder.still(deadline_ms / 2) {
        Ending::Deadlock
    } else {
        Ending::NeverReturns
    }
}

/// A play that was too long in words has no verdict but that; what is kept of it stays small.
fn limit(play: &mut Play, too_many_events: bool) {
    let too_long = play.transcript.len() > MAX_BYTES;
    if too_long {
        play.transcript = beginning(&play.transcript).into();
    }
    // One that never returns, or panics, is better told by that.
    if play.ending == Ending::Returned && (too_many_events || too_long) {
        let which = if too_many_events {
            "events"
        } else {
            "transcript"
        };
        play.ending = Ending::Limit(which.into());
    }
}
