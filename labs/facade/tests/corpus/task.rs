//! Tasks of the runtime, and calls that leave its thread.

use std::{
    future::poll_fn,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering::SeqCst},
    },
    task::Poll,
    time::Duration,
};

use tokio::{
    runtime::{Builder, Handle, RuntimeFlavor},
    task::{self, AbortHandle, JoinError, JoinHandle},
    time::{Instant, sleep},
};

use super::ms;

#[tokio::test(start_paused = true)]
async fn a_spawned_task_gives_its_value() {
    let handle: JoinHandle<u32> = tokio::spawn(async {
        sleep(Duration::from_millis(5)).await;
        7
    });
    assert_eq!(handle.await.unwrap(), 7);
    assert_eq!(task::spawn(async { "text" }).await.unwrap(), "text");
}

#[tokio::test(start_paused = true)]
async fn a_dropped_handle_detaches_its_task() {
    let ran = Arc::new(AtomicU32::new(0));
    let seen = ran.clone();
    drop(tokio::spawn(async move {
        sleep(Duration::from_millis(5)).await;
        seen.fetch_add(1, SeqCst);
    }));
    sleep(Duration::from_millis(6)).await;
    assert_eq!(ran.load(SeqCst), 1);
}

#[tokio::test(start_paused = true)]
async fn an_aborted_task_says_cancelled() {
    let handle = tokio::spawn(std::future::pending::<()>());
    let abort: AbortHandle = handle.abort_handle();
    assert_eq!(abort.id(), handle.id());
    abort.abort();
    let error: JoinError = handle.await.unwrap_err();
    assert!(error.is_cancelled() && abort.is_finished());
}

#[tokio::test(start_paused = true)]
async fn a_panic_comes_back_through_the_handle() {
    let task = tokio::spawn(async { std::panic::resume_unwind(Box::new("boom")) });
    let error: JoinError = Result::<(), _>::unwrap_err(task.await);
    assert!(error.is_panic());
    assert_eq!(error.into_panic().downcast_ref::<&str>(), Some(&"boom"));
}

#[tokio::test(start_paused = true)]
async fn a_task_knows_its_id() {
    let handle = tokio::spawn(async { (task::id(), task::try_id()) });
    let id = handle.id();
    assert_eq!(handle.await.unwrap(), (id, Some(id)));
}

#[tokio::test(start_paused = true)]
async fn tasks_start_in_the_order_they_were_spawned() {
    let (tx, mut rx) = tokio::sync::mpsc::unbounded_channel();
    for n in 0..3 {
        let tx = tx.clone();
        tokio::spawn(async move { tx.send(n).unwrap() });
    }
    drop(tx);
    let mut seen = Vec::new();
    while let Some(n) = rx.recv().await {
        seen.push(n);
    }
    assert_eq!(seen, [0, 1, 2]);
}

#[tokio::test(start_paused = true)]
async fn a_waker_stays_the_same_from_poll_to_poll() {
    let stays = tokio::spawn(async {
        let before = poll_fn(|cx| Poll::Ready(cx.waker().clone())).await;
        sleep(Duration::from_millis(1)).await;
        poll_fn(|cx| Poll::Ready(cx.waker().will_wake(&before))).await
    });
    assert!(stays.await.unwrap());
}

#[tokio::test(start_paused = true)]
async fn a_large_future_can_be_spawned() {
    let large = [1_u8; 40_000];
    let sum = tokio::spawn(async move {
        task::yield_now().await;
        large.iter().map(|n| u64::from(*n)).sum::<u64>()
    });
    assert_eq!(sum.await.unwrap(), 40_000);
}

#[tokio::test]
async fn a_blocking_call_gives_its_value() {
    let here = std::thread::current().id();
    let there = task::spawn_blocking(|| std::thread::current().id())
        .await
        .unwrap();
    assert_ne!(here, there);
}

#[tokio::test(start_paused = true)]
async fn a_paused_clock_waits_for_a_blocking_call() {
    let start = Instant::now();
    let call = task::spawn_blocking(|| std::thread::sleep(Duration::from_millis(5)));
    let limited = tokio::time::timeout(Duration::from_millis(1), call).await;
    assert!(limited.is_ok());
    assert_eq!(ms(start), 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn block_in_place_runs_here() {
    let here = std::thread::current().id();
    let value = tokio::spawn(async move {
        let before = std::thread::current().id();
        task::block_in_place(|| (before, std::thread::current().id()))
    });
    let (before, inside) = value.await.unwrap();
    assert_eq!(before, inside);
    assert_eq!(task::block_in_place(std::thread::current).id(), here);
}

#[test]
fn block_in_place_needs_more_than_one_thread() {
    let runtime = Builder::new_current_thread().build().unwrap();
    let error = runtime.block_on(async {
        tokio::spawn(async { task::block_in_place(|| ()) })
            .await
            .unwrap_err()
    });
    assert!(error.is_panic());
}

#[tokio::test]
async fn handle_and_runtime_spawn_too() {
    let handle = Handle::current();
    assert_eq!(handle.runtime_flavor(), RuntimeFlavor::CurrentThread);
    assert_eq!(handle.spawn(async { 1 }).await.unwrap(), 1);
    assert_eq!(handle.spawn_blocking(|| 2).await.unwrap(), 2);
}

#[tokio::test(start_paused = true)]
async fn a_task_local_and_a_budget_reach_into_a_task() {
    tokio::task_local! {
        static NAME: &'static str;
    }
    let name = tokio::spawn(NAME.scope("near", async { NAME.get() }))
        .await
        .unwrap();
    assert_eq!(name, "near");
    let budget = tokio::spawn(async { task::coop::has_budget_remaining() });
    assert!(budget.await.unwrap());
    task::coop::unconstrained(task::coop::consume_budget()).await;
}
