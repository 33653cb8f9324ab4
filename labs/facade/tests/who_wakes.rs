//! Who woke whom, through the facade's own types.

extern crate lab_tokio as tokio;

use std::time::Duration;

use lab_kit::{
    testing,
    trace::{Event, Kind, Trace},
};
use tokio::{
    sync::oneshot,
    task::{self, JoinSet, LocalSet},
    time::sleep,
};

const MS: Duration = Duration::from_millis(1);

/// `woken<by` for each wake, in order.
fn wakes(trace: &Trace) -> String {
    let woken = trace
        .events
        .iter()
        .filter(|event| event.kind == Kind::Woken);
    let words: Vec<String> = woken
        .map(|e| format!("{}<{}", e.task, e.by.unwrap_or(99)))
        .collect();
    words.join(" ")
}

#[test]
fn a_timer_wakes_as_the_runtime_and_an_ended_task_as_itself() {
    let trace = testing::trace(async |_| tokio::spawn(async { sleep(MS).await }).await.is_ok());
    assert_eq!(wakes(&trace), "2<0 1<2");
}

#[test]
fn a_sender_wakes_the_receiver_from_its_own_poll() {
    let trace = testing::trace(async |_| {
        let (tx, rx) = oneshot::channel();
        tokio::spawn(async move { tx.send(1) });
        rx.await
    });
    assert_eq!(wakes(&trace), "1<2");
}

#[test]
fn a_yield_right_after_a_tasks_end_is_woken_by_the_runtime() {
    let trace = testing::trace(async |_| {
        tokio::spawn(async {});
        task::yield_now().await;
    });
    // Task 2 has ended when the scheduler takes up those that yielded.
    assert_eq!(wakes(&trace), "1<0");
}

#[test]
fn a_join_set_is_woken_by_the_task_that_ended() {
    let trace = testing::trace(async |_| {
        let mut set = JoinSet::new();
        set.spawn(sleep(MS * 2));
        set.spawn(sleep(MS));
        while set.join_next().await.is_some() {}
    });
    assert_eq!(wakes(&trace), "3<0 1<3 2<0 1<2");
}

#[test]
fn what_an_aborted_task_drops_it_drops_itself() {
    let trace = testing::trace(async |stage| {
        let far = stage.actor("far");
        let (tx, rx) = oneshot::channel::<()>();
        let handle = tokio::spawn(async move {
            let _call = far.call();
            let _tx = tx;
            std::future::pending::<()>().await;
        });
        task::yield_now().await;
        handle.abort();
        rx.await.is_err()
    });
    assert_eq!(wakes(&trace), "1<0 1<2");
    let last = |kind| {
        trace
            .events
            .iter()
            .rfind(|e: &&Event| e.kind == kind && e.task == 2)
    };
    assert_eq!(
        last(Kind::Actor).and_then(|e| e.text.as_deref()),
        Some("dropped")
    );
    assert!(last(Kind::Dropped).is_some());
}

#[test]
fn a_local_set_inside_a_task_works_as_the_runtime() {
    let trace = testing::trace_local(async |stage| {
        let near = stage.actor("near");
        let set = LocalSet::new();
        let (tx, rx) = oneshot::channel();
        // 2 waits for 3; 3 for the future, which is the answer's own and so task 1.
        set.run_until(async move {
            let waits = task::spawn_local(async move {
                let inner = task::spawn_local(rx);
                inner.await.is_ok()
            });
            task::yield_now().await;
            task::yield_now().await;
            near.note("sends");
            let sent = tx.send(1);
            (sent, waits.await.is_ok())
        })
        .await
    });
    let actor = trace
        .events
        .iter()
        .find(|e| e.lane.as_deref() == Some("near"));
    assert_eq!(actor.map(|e| e.task), Some(1));
    assert_eq!(wakes(&trace), "1<0 1<0 3<1 2<3 1<2");
}

#[test]
fn dropping_a_set_wakes_its_joiners_as_the_one_who_dropped_it() {
    let trace = testing::trace_local(async |_| {
        let set = LocalSet::new();
        let handle = set.spawn_local(std::future::pending::<()>());
        let joiner = task::spawn_local(async move { handle.await.is_err() });
        task::yield_now().await;
        drop(set);
        joiner.await.is_ok()
    });
    assert_eq!(wakes(&trace), "1<0 3<1 1<3");
}
