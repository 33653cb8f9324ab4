use std::{
    future::{pending, poll_fn},
    sync::{Arc, Mutex},
    task::{Poll, Waker},
    time::Duration,
};

use real_tokio::{
    sync::oneshot,
    task::{JoinHandle, spawn_blocking, yield_now},
    time::{Instant, sleep},
};

use super::*;
use crate::{
    Stage, testing,
    trace::{Event, Kind, Trace},
};

fn spawn<F>(future: F) -> JoinHandle<F::Output>
where
    F: Future<Output: Send> + Send + 'static,
{
    real_tokio::spawn(task(Place::Runtime, future))
}

/// The events of one kind, as `task` or `task<by`.
fn of(trace: &Trace, kind: Kind) -> String {
    let events = trace.events.iter().filter(|event| event.kind == kind);
    let words = events.map(|event| match event.by {
        Some(by) => format!("{}<{by}", event.task),
        None => event.task.to_string(),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Gives the waker of the task away.
fn waker_into(slot: Arc<Mutex<Option<Waker>>>) -> impl Future<Output = ()> {
    poll_fn(move |cx| {
        *slot.lock().expect("not poisoned") = Some(cx.waker().clone());
        Poll::Ready(())
    })
}

fn take(slot: &Mutex<Option<Waker>>) -> Waker {
    slot.lock().expect("not poisoned").take().expect("a waker")
}

#[test]
fn a_wake_is_said_once_between_two_polls() {
    let trace = testing::trace(async |_| {
        let slot = Arc::default();
        let other = spawn(async {});
        waker_into(Arc::clone(&slot)).await;
        let waker = take(&slot);
        waker.wake_by_ref();
        waker.wake_by_ref();
        other.await.is_ok()
    });
    // Its own, twice; the one by the task that ends comes while it is queued.
    assert_eq!(of(&trace, Kind::Woken), "1<1");
}

#[test]
fn a_waker_kept_from_an_earlier_poll_counts_as_the_tasks_own() {
    let trace = testing::trace(async |_| {
        let slot = Arc::default();
        waker_into(Arc::clone(&slot)).await;
        sleep(Duration::from_millis(1)).await;
        let waker = take(&slot);
        let wakes = spawn(async move { waker.wake() });
        pending_once().await;
        wakes.await.is_ok()
    });
    assert_eq!(of(&trace, Kind::Woken), "1<0 1<2");
}

async fn pending_once() {
    let mut polled = false;
    poll_fn(move |_| {
        if std::mem::replace(&mut polled, true) {
            Poll::Ready(())
        } else {
            Poll::Pending
        }
    })
    .await;
}

#[test]
fn nobody_wakes_a_task_that_is_done() {
    let trace = testing::trace(async |_| {
        let slot = Arc::default();
        let gives = spawn(waker_into(Arc::clone(&slot)));
        gives.await.expect("no panic");
        take(&slot).wake();
        sleep(Duration::from_millis(1)).await;
    });
    assert_eq!(of(&trace, Kind::Woken), "1<2 1<0");
}

#[test]
fn a_thread_of_nobodys_wakes_as_the_runtime() {
    let trace = testing::trace(async |_| {
        let (tx, rx) = oneshot::channel();
        // A call on the pool keeps the paused clock from running to the deadline meanwhile.
        let call = spawn_blocking(move || std::thread::spawn(move || tx.send(1)).join().is_ok());
        (rx.await, call.await.is_ok())
    });
    let wakes = of(&trace, Kind::Woken);
    assert!(wakes.split(' ').all(|wake| wake == "1<0"), "{wakes}");
}

#[test]
fn a_yield_after_a_tasks_end_is_the_runtimes() {
    let trace = testing::trace(async |_| {
        drop(spawn(async {}));
        yield_now().await;
    });
    assert_eq!(of(&trace, Kind::Woken), "1<0");
}

#[test]
fn a_value_captured_by_a_future_wakes_as_its_task_when_it_goes() {
    struct Captured(#[expect(dead_code, reason = "dropped")] oneshot::Sender<()>);
    impl Future for Captured {
        type Output = ();
        fn poll(self: std::pin::Pin<&mut Self>, _: &mut std::task::Context<'_>) -> Poll<()> {
            Poll::Ready(())
        }
    }
    let trace = testing::trace(async |_| {
        let (tx, rx) = oneshot::channel();
        drop(spawn(Captured(tx)));
        rx.await.is_err()
    });
    assert_eq!(of(&trace, Kind::Woken), "1<2");
}

#[test]
fn a_panic_ends_a_poll_too() {
    crate::panics::catch(crate::panics::Reader::Person);
    let trace = testing::trace(async |_| {
        let boom = spawn(async { assert!(Vec::<u32>::new().len() > 1, "boom") });
        boom.await.is_err()
    });
    assert_eq!(of(&trace, Kind::PollPanicked), "2");
    assert_eq!(of(&trace, Kind::Woken), "1<2");
    assert_eq!(of(&trace, Kind::PollReady), "1");
}

#[test]
fn a_task_that_was_aborted_or_never_spawned_is_dropped() {
    let trace = testing::trace(async |_| {
        let waits = spawn(pending::<()>());
        yield_now().await;
        waits.abort();
        drop(task(Place::Runtime, pending::<()>()));
        waits.await.is_err()
    });
    assert_eq!(of(&trace, Kind::Dropped), "3 2");
    assert_eq!(of(&trace, Kind::Woken), "1<0 1<2");
}

#[test]
fn a_timer_is_set_when_it_is_polled_and_dropped_when_it_goes() {
    let trace = testing::trace(async |_| {
        let now = Instant::now();
        let mut timer = Timer::new(now + Duration::from_millis(5));
        timer.polled(false);
        timer.polled(false);
        timer.moved(now + Duration::from_millis(9));
        timer.polled(true);
        timer.polled(true);
        timer.moved(now + Duration::from_millis(12));
        drop(timer);
        drop(Timer::new(now));
        Timer::new(now).polled(true);
    });
    let events = trace.events.iter().filter(|event| event.timer.is_some());
    let events: Vec<(Kind, Option<u32>, Option<u64>)> = events
        .map(|event| (event.kind, event.timer, event.until_ms))
        .collect();
    assert_eq!(
        events,
        [
            (Kind::TimerSet, Some(1), Some(5)),
            (Kind::TimerDropped, Some(1), None),
            (Kind::TimerSet, Some(1), Some(9)),
            (Kind::TimerFired, Some(1), None),
            (Kind::TimerSet, Some(1), Some(12)),
            (Kind::TimerDropped, Some(1), None),
        ]
    );
}

#[test]
fn a_call_on_the_pool_begins_ends_and_wakes() {
    let trace = testing::trace(async |_| {
        let call = blocking(|| std::thread::sleep(Duration::from_millis(2)));
        spawn_blocking(call).await.is_ok()
    });
    assert_eq!(of(&trace, Kind::BlockingStart), "2");
    assert_eq!(of(&trace, Kind::BlockingEnd), "2");
    assert_eq!(of(&trace, Kind::Woken), "1<2");
    assert_eq!(trace.events.last().map(|event| event.at_ms), Some(0));
}

#[test]
fn a_call_that_panics_on_the_pool() {
    crate::panics::catch(crate::panics::Reader::Person);
    let trace = testing::trace(async |_| {
        spawn_blocking(blocking(|| assert!(Vec::<u32>::new().len() > 1, "boom")))
            .await
            .is_err()
    });
    assert_eq!(of(&trace, Kind::PollPanicked), "2");
}

#[test]
fn a_call_that_never_got_a_thread_is_dropped() {
    let trace = testing::trace(async |_| {
        drop(blocking(|| ()));
        yield_now().await;
    });
    assert_eq!(of(&trace, Kind::Dropped), "2");
    assert_eq!(of(&trace, Kind::BlockingStart), "");
}

#[test]
fn block_in_place_holds_its_own_task() {
    crate::panics::catch(crate::panics::Reader::Person);
    let trace = testing::trace(async |_| {
        in_place(|| ());
        in_place(|| assert!(Vec::<u32>::new().len() > 1, "boom"));
    });
    assert_eq!(of(&trace, Kind::BlockingStart), "1 1");
    assert_eq!(of(&trace, Kind::BlockingEnd), "1 1");
}

#[test]
fn outside_of_a_play_all_of_it_passes_through() {
    let runtime = real_tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let value = runtime.expect("a runtime").block_on(async {
        let mut timer = Timer::new(Instant::now());
        timer.polled(false);
        interval(Instant::now(), Duration::from_millis(1));
        let call = spawn_blocking(blocking(|| 1)).await.expect("no panic");
        let polls = local_set(|| on_behalf(|| in_place(|| 2)));
        call + polls + spawn(async { 3 }).await.expect("no panic")
    });
    assert_eq!(value, 6);
}

#[test]
fn each_event_has_its_place_and_a_time_that_never_goes_back() {
    let trace = testing::trace(async |stage: Stage| {
        let cpu = stage.actor("cpu");
        let call = spawn_blocking(blocking(|| std::thread::sleep(Duration::from_millis(2))));
        for _ in 0..5 {
            cpu.hold(3);
            yield_now().await;
        }
        call.await.is_ok()
    });
    let seqs: Vec<u32> = trace.events.iter().map(|event| event.seq).collect();
    assert_eq!(seqs, (0..trace.events.len() as u32).collect::<Vec<_>>());
    assert!(trace.events.is_sorted_by_key(|event: &Event| event.at_ms));
}
