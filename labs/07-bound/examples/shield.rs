//! A commit that takes 300 ms, and a caller who waits for 150. Awaited in line, it
//! is dropped with the caller's patience and never lands. In a task of its own it
//! lands, and a tracker lets the shutdown wait for it.

use std::time::Duration;

use tokio::time::{Instant, sleep, timeout};
use tokio_util::task::TaskTracker;

async fn commit(start: Instant) {
    sleep(Duration::from_millis(300)).await;
    say(start, "committed");
}

#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    const PATIENCE: Duration = Duration::from_millis(150);

    println!("in line");
    let start = Instant::now();
    let waited = timeout(PATIENCE, commit(start)).await;
    say(start, format!("the caller: {waited:?}"));
    sleep(Duration::from_secs(1)).await;
    say(start, "a second later nothing has come");

    println!("in a task");
    let start = Instant::now();
    // ANCHOR: task
    let open = TaskTracker::new();
    let waited = timeout(PATIENCE, open.spawn(commit(start))).await;
    say(start, format!("the caller: {waited:?}"));
    open.close(); // no more will come
    open.wait().await; // until none is left
    say(start, "the shutdown is over");
    // ANCHOR_END: task
}

fn say(start: Instant, what: impl std::fmt::Display) {
    println!("[{:>4} ms] {what}", start.elapsed().as_millis());
}
