//! One play for each entry of the list, in its order.

use std::{fmt::Debug, time::Duration};

use lab_kit::{testing, trace::Trace};
use tokio::{
    runtime::{Builder, Handle, LocalRuntime, Runtime},
    task::{self, JoinSet, LocalSet},
    time::{self, Instant},
};

const MS: Duration = Duration::from_millis(1);

/// Each entry of the list, played.
pub(super) fn traces() -> Vec<(&'static str, Trace)> {
    let mut all = Vec::from(tasks());
    all.extend(timers());
    all.extend(left_alone());
    all.extend(own_runtimes());
    all.extend(other_crates());
    all
}

fn play<Fut>(scene: impl FnOnce() -> Fut) -> Trace
where
    Fut: Future<Output: Debug + Send> + Send + 'static,
{
    testing::trace(|_| scene())
}

fn play_local<Fut>(scene: impl FnOnce() -> Fut) -> Trace
where
    Fut: Future<Output: Debug> + 'static,
{
    testing::trace_local(|_| scene())
}

/// Plays a set with whatever `fill` puts into it, until all of that has ended.
fn in_set(fill: fn(&mut JoinSet<()>)) -> Trace {
    play_local(async move || {
        let mut set = JoinSet::new();
        fill(&mut set);
        joined(set).await
    })
}

async fn joined(mut set: JoinSet<()>) {
    while set.join_next().await.is_some() {}
}

fn tasks() -> [(&'static str, Trace); 15] {
    [
        ("spawn", play(async || tokio::spawn(async {}).await.is_ok())),
        (
            "task::spawn",
            play(async || task::spawn(async {}).await.is_ok()),
        ),
        (
            "task::spawn_local",
            play_local(async || task::spawn_local(async {}).await.is_ok()),
        ),
        (
            "task::spawn_blocking",
            play(async || task::spawn_blocking(|| ()).await.is_ok()),
        ),
        (
            "task::block_in_place",
            play(async || task::block_in_place(|| ())),
        ),
        ("JoinSet::spawn", in_set(|set| drop(set.spawn(async {})))),
        (
            "JoinSet::spawn_on",
            in_set(|set| drop(set.spawn_on(async {}, &Handle::current()))),
        ),
        (
            "JoinSet::spawn_local",
            in_set(|set| drop(set.spawn_local(async {}))),
        ),
        (
            "JoinSet::spawn_local_on",
            play_local(async || {
                let (mut set, local) = (JoinSet::new(), LocalSet::new());
                set.spawn_local_on(async {}, &local);
                local.await
            }),
        ),
        (
            "JoinSet::spawn_blocking",
            in_set(|set| drop(set.spawn_blocking(|| ()))),
        ),
        (
            "JoinSet::spawn_blocking_on",
            in_set(|set| {
                set.spawn_blocking_on(|| (), &Handle::current());
            }),
        ),
        ("JoinSet::extend", in_set(|set| set.extend([async {}]))),
        (
            "JoinSet::from_iter",
            play(async || joined(JoinSet::from_iter([async {}])).await),
        ),
        (
            "LocalSet::spawn_local",
            play_local(async || {
                let local = LocalSet::new();
                local.spawn_local(async {});
                local.await
            }),
        ),
        (
            "LocalSet::run_until",
            play_local(async || LocalSet::new().run_until(async {}).await),
        ),
    ]
}

fn timers() -> [(&'static str, Trace); 8] {
    let late = || Instant::now() + MS;
    [
        ("time::sleep", play(async || time::sleep(MS).await)),
        (
            "time::sleep_until",
            play(async move || time::sleep_until(late()).await),
        ),
        (
            "Sleep::reset",
            play(async move || {
                let mut sleep = Box::pin(time::sleep(MS));
                sleep.as_mut().reset(late());
            }),
        ),
        (
            "time::timeout",
            play(async || time::timeout(MS, task::yield_now()).await),
        ),
        (
            "time::timeout_at",
            play(async move || time::timeout_at(late(), task::yield_now()).await),
        ),
        (
            "time::interval",
            play(async || time::interval(MS).tick().await),
        ),
        (
            "time::interval_at",
            play(async move || time::interval_at(late(), MS).tick().await),
        ),
        (
            "Interval::tick",
            play(async || {
                let mut theirs = real_tokio::time::interval(MS);
                theirs.tick().await;
                theirs.tick().await
            }),
        ),
    ]
}

fn left_alone() -> [(&'static str, Trace); 10] {
    [
        ("task::yield_now", play(async || task::yield_now().await)),
        ("time::advance", play(async || time::advance(MS).await)),
        ("time::pause", play(async || time::pause())),
        ("time::resume", play(async || time::resume())),
        (
            "join!",
            play(async || tokio::join!(task::yield_now(), async { 1 }).1),
        ),
        (
            "select!",
            play(async || {
                tokio::select! {
                    biased;
                    () = task::yield_now() => 1,
                    () = std::future::pending() => 2,
                }
            }),
        ),
        (
            "sync",
            play(async || {
                let (tx, mut rx) = tokio::sync::mpsc::channel(1);
                let (permits, notify) =
                    (tokio::sync::Semaphore::new(1), tokio::sync::Notify::new());
                notify.notify_one();
                notify.notified().await;
                let _permit = permits.acquire().await;
                *tokio::sync::Mutex::new(0).lock().await += 1;
                tokio::join!(async { tx.send(1).await.is_ok() }, rx.recv())
            }),
        ),
        (
            "io::duplex",
            play(async || {
                use tokio::io::{AsyncReadExt, AsyncWriteExt};
                let (mut near, mut far) = tokio::io::duplex(1);
                tokio::join!(near.write_u16(7), far.read_u16()).1.ok()
            }),
        ),
        (
            "fs",
            play(async || tokio::fs::read("Cargo.toml").await.is_ok()),
        ),
        (
            "net",
            play(async || tokio::net::TcpListener::bind("127.0.0.1:0").await.is_ok()),
        ),
    ]
}

fn own_runtimes() -> [(&'static str, Trace); 7] {
    let runtime = || Builder::new_current_thread().build().expect("a runtime");
    // A runtime cannot run inside another one, nor be dropped there: it gets a thread of its own.
    let beside = |run: fn(Runtime)| {
        play(async move || {
            let there = std::thread::spawn(move || run(runtime()));
            there.join().is_ok()
        })
    };
    [
        (
            "Handle::spawn",
            play(async || Handle::current().spawn(async {}).await.is_ok()),
        ),
        (
            "Handle::spawn_blocking",
            play(async || Handle::current().spawn_blocking(|| ()).await.is_ok()),
        ),
        (
            "Handle::block_on",
            play(async || {
                let handle = Handle::current();
                std::thread::spawn(move || handle.block_on(async {}))
                    .join()
                    .is_ok()
            }),
        ),
        (
            "Runtime::spawn",
            beside(|runtime| {
                let task = runtime.spawn(async {});
                runtime.block_on(task).expect("a task that ends");
            }),
        ),
        (
            "Runtime::spawn_blocking",
            beside(|runtime| {
                let call = runtime.spawn_blocking(|| ());
                runtime.block_on(call).expect("a call that ends");
            }),
        ),
        (
            "Runtime::block_on",
            beside(|runtime| runtime.block_on(async {})),
        ),
        (
            "LocalRuntime::spawn_local",
            play(async || {
                let there = std::thread::spawn(|| {
                    let runtime = LocalRuntime::new().expect("a runtime");
                    let task = runtime.spawn_local(async {});
                    runtime.block_on(task).expect("a task that ends");
                });
                there.join().is_ok()
            }),
        ),
    ]
}

fn other_crates() -> [(&'static str, Trace); 3] {
    [
        (
            "tasks of other crates",
            play(async || real_tokio::spawn(async {}).await.is_ok()),
        ),
        (
            "timers of other crates",
            play(async || real_tokio::time::sleep(MS).await),
        ),
        (
            "std::thread::spawn",
            play(async || std::thread::spawn(|| ()).join().is_ok()),
        ),
    ]
}
