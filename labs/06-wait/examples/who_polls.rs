//! Two calls, and 200 ms of work on each result. Calls that a stream holds stand
//! still while their owner works, since nobody else polls them. As tasks they go on:
//! the runtime polls them.

use std::time::Duration;

use futures::{StreamExt, stream::FuturesUnordered};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

// ANCHOR: calls
/// The call `a` has one part of 100 ms, the call `b` three parts of 60 ms.
async fn call(name: &'static str, start: Instant) -> &'static str {
    let (parts, ms) = if name == "a" { (1, 100) } else { (3, 60) };
    for part in 1..=parts {
        sleep(Duration::from_millis(ms)).await;
        say(start, format!("{name}: part {part} of {parts}"));
    }
    name
}

async fn store(name: &str, start: Instant) {
    sleep(Duration::from_millis(200)).await;
    say(start, format!("{name} is stored"));
}
// ANCHOR_END: calls

// ANCHOR: held
async fn held(start: Instant) {
    let calls = ["a", "b"].map(|name| call(name, start));
    let mut calls: FuturesUnordered<_> = calls.into_iter().collect();
    while let Some(name) = calls.next().await {
        store(name, start).await;
    }
}
// ANCHOR_END: held

// ANCHOR: spawned
async fn spawned(start: Instant) {
    let calls = ["a", "b"].map(|name| call(name, start));
    let mut calls: JoinSet<_> = calls.into_iter().collect();
    while let Some(ended) = calls.join_next().await {
        store(ended.expect("a call does not panic"), start).await;
    }
}
// ANCHOR_END: spawned

#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    println!("held by a stream");
    held(Instant::now()).await;
    println!("spawned as tasks");
    spawned(Instant::now()).await;
}

fn say(start: Instant, what: impl std::fmt::Display) {
    println!("[{:>4} ms] {what}", start.elapsed().as_millis());
}
