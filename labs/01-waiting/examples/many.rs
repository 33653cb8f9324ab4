//! A thousand requests of 50 ms, one after the other and then together. The polls
//! are counted: a task that waits is polled when it starts and when its wait is
//! over, and in between it costs nothing but its memory.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::{pin::pin, time::Duration};

use futures::future::poll_fn;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

static POLLS: AtomicU32 = AtomicU32::new(0);

// ANCHOR: request
async fn request() {
    sleep(Duration::from_millis(50)).await; // stands for the network
}
// ANCHOR_END: request

// ANCHOR: in_turn
async fn in_turn() {
    for _ in 0..1000 {
        counted(request()).await;
    }
}
// ANCHOR_END: in_turn

// ANCHOR: together
async fn together() {
    let mut tasks = JoinSet::new();
    for _ in 0..1000 {
        tasks.spawn(counted(request()));
    }
    tasks.join_all().await;
}
// ANCHOR_END: together

#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    report("one after the other", in_turn()).await;
    report("together", together()).await;
}

async fn report(how: &str, requests: impl Future<Output = ()>) {
    let start = Instant::now();
    POLLS.store(0, Relaxed);
    requests.await;
    let (ms, polls) = (start.elapsed().as_millis(), POLLS.load(Relaxed));
    println!("{how}: {ms} ms, {polls} polls of requests");
}

/// Counts how often a future is polled.
async fn counted(future: impl Future<Output = ()>) {
    let mut future = pin!(future);
    poll_fn(|context| {
        POLLS.fetch_add(1, Relaxed);
        future.as_mut().poll(context)
    })
    .await;
}
