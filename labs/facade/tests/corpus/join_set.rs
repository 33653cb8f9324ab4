//! `JoinSet`: every method and trait.

use std::{
    future::{pending, poll_fn},
    rc::Rc,
    time::Duration,
};

use tokio::{
    runtime::Handle,
    task::{AbortHandle, Id, JoinSet, LocalSet},
    time::{Instant, sleep},
};

use super::ms;

async fn after(ms: u64) -> u64 {
    sleep(Duration::from_millis(ms)).await;
    ms
}

#[tokio::test(start_paused = true)]
async fn join_next_gives_values_as_they_come() {
    let mut set = JoinSet::new();
    for delay in [30, 10, 20] {
        let _: AbortHandle = set.spawn(after(delay));
    }
    assert_eq!(set.len(), 3);
    let mut seen = Vec::new();
    while let Some(joined) = set.join_next().await {
        seen.push(joined.unwrap());
    }
    assert_eq!(seen, [10, 20, 30]);
    assert!(set.is_empty() && set.join_next().await.is_none());
}

#[tokio::test(start_paused = true)]
async fn with_id_tells_which() {
    let mut set = JoinSet::new();
    let slow: Id = set.spawn(after(20)).id();
    let fast = set.spawn(after(10)).id();
    assert_eq!(set.join_next_with_id().await.unwrap().unwrap(), (fast, 10));
    assert!(set.try_join_next_with_id().is_none());
    sleep(Duration::from_millis(15)).await;
    assert_eq!(set.try_join_next_with_id().unwrap().unwrap(), (slow, 20));
}

#[tokio::test(start_paused = true)]
async fn try_join_next_does_not_wait() {
    let mut set = JoinSet::new();
    set.spawn(after(10));
    assert!(set.try_join_next().is_none());
    sleep(Duration::from_millis(11)).await;
    assert_eq!(set.try_join_next().unwrap().unwrap(), 10);
}

#[tokio::test(start_paused = true)]
async fn polls_do_as_their_methods_do() {
    let mut set = JoinSet::new();
    let id = set.spawn(after(10)).id();
    let joined = poll_fn(|cx| set.poll_join_next_with_id(cx)).await;
    assert_eq!(joined.unwrap().unwrap(), (id, 10));
    assert!(poll_fn(|cx| set.poll_join_next(cx)).await.is_none());
}

#[tokio::test(start_paused = true)]
async fn join_all_waits_for_all() {
    let start = Instant::now();
    let mut set = JoinSet::new();
    set.spawn(after(20));
    set.spawn(after(10));
    assert_eq!(set.join_all().await, [10, 20]);
    assert_eq!(ms(start), 20);
}

#[tokio::test(start_paused = true)]
async fn join_all_resumes_a_panic() {
    let outer = tokio::spawn(async {
        let mut set = JoinSet::new();
        set.spawn(async { std::panic::resume_unwind(Box::new("boom")) });
        let _: Vec<()> = set.join_all().await;
    });
    let panic = outer.await.unwrap_err().into_panic();
    assert_eq!(panic.downcast_ref::<&str>(), Some(&"boom"));
}

#[tokio::test(start_paused = true)]
async fn abort_all_leaves_them_to_be_joined() {
    let mut set = JoinSet::new();
    set.spawn(pending::<()>());
    set.abort_all();
    assert_eq!(set.len(), 1);
    assert!(set.join_next().await.unwrap().unwrap_err().is_cancelled());
}

#[tokio::test(start_paused = true)]
async fn shutdown_waits_until_they_are_gone() {
    let held = std::sync::Arc::new(());
    let mut set = JoinSet::new();
    for _ in 0..3 {
        let held = held.clone();
        set.spawn(async move {
            let _held = held;
            pending::<()>().await;
        });
    }
    tokio::task::yield_now().await;
    set.shutdown().await;
    assert!(set.is_empty());
    assert_eq!(std::sync::Arc::strong_count(&held), 1);
}

#[tokio::test(start_paused = true)]
async fn drop_aborts_and_detach_does_not() {
    let (tx, mut rx) = tokio::sync::mpsc::unbounded_channel();
    let says = |what: &'static str| {
        let tx = tx.clone();
        async move {
            sleep(Duration::from_millis(10)).await;
            tx.send(what).unwrap();
        }
    };
    let mut set = JoinSet::new();
    set.spawn(says("detached"));
    set.detach_all();
    assert!(set.is_empty());
    set.spawn(says("aborted"));
    drop(set);
    drop(tx);
    assert_eq!(rx.recv().await, Some("detached"));
    assert_eq!(rx.recv().await, None);
}

#[tokio::test(start_paused = true)]
async fn collects_extends_and_defaults() {
    let mut set: JoinSet<u64> = [20, 10].into_iter().map(after).collect();
    set.extend([after(5)]);
    let mut all = set.join_all().await;
    all.sort_unstable();
    assert_eq!(all, [5, 10, 20]);
    let set = JoinSet::from_iter([after(1), after(2)]);
    assert_eq!(format!("{set:?}"), "JoinSet { len: 2 }");
    // Neither needs anything of the value.
    struct Plain;
    assert_eq!(
        format!("{:?}", JoinSet::<Plain>::default()),
        "JoinSet { len: 0 }"
    );
}

#[tokio::test]
async fn spawns_wherever_it_is_told() {
    let handle = Handle::current();
    let mut set = JoinSet::new();
    set.spawn_on(async { 1 }, &handle);
    set.spawn_blocking(|| 2);
    set.spawn_blocking_on(|| 3, &handle);
    let mut all = set.join_all().await;
    all.sort_unstable();
    assert_eq!(all, [1, 2, 3]);
}

#[tokio::test(start_paused = true)]
async fn holds_local_tasks() {
    let local = LocalSet::new();
    let mut set = JoinSet::new();
    let name = Rc::new("outside");
    set.spawn_local_on(async move { name }, &local);
    let names = local.run_until(async move {
        let name = Rc::new("inside");
        set.spawn_local(async move { name });
        set.join_all().await
    });
    assert_eq!(
        names.await.iter().map(|name| **name).collect::<Vec<_>>(),
        ["outside", "inside"]
    );
}

#[tokio::test(start_paused = true)]
async fn two_sets_in_one_select() {
    let (mut left, mut right) = (JoinSet::new(), JoinSet::new());
    left.spawn(after(20));
    right.spawn(after(10));
    let mut seen = Vec::new();
    loop {
        tokio::select! {
            Some(joined) = left.join_next() => seen.push(("left", joined.unwrap())),
            Some(joined) = right.join_next() => seen.push(("right", joined.unwrap())),
            else => break,
        }
    }
    assert_eq!(seen, [("right", 10), ("left", 20)]);
}
