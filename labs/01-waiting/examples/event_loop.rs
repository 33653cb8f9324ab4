//! Three workers that wait twice each, and the ten lines they give. The second time
//! they are spawned as tasks: somebody else drives them, at the same times.

use std::time::Duration;

use tokio::time::{Instant, sleep};

// ANCHOR: worker
async fn worker(name: &str, pause: u64) {
    let start = Instant::now();
    say(start, format!("{name} starts"));
    sleep(Duration::from_millis(pause)).await; // parked here, others run
    say(start, format!("{name} resumes"));
    sleep(Duration::from_millis(pause)).await;
    say(start, format!("{name} done"));
}
// ANCHOR_END: worker

// ANCHOR: joined
async fn joined() {
    tokio::join!(worker("A", 300), worker("B", 500), worker("C", 100));
}
// ANCHOR_END: joined

// ANCHOR: spawned
async fn spawned() {
    let mut workers = tokio::task::JoinSet::new();
    workers.spawn(worker("A", 300));
    workers.spawn(worker("B", 500));
    workers.spawn(worker("C", 100));
    println!("three tasks are spawned, none has run");
    workers.join_all().await;
}
// ANCHOR_END: spawned

#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    println!("joined");
    let start = Instant::now();
    joined().await;
    say(start, "all done");
    println!("spawned");
    let start = Instant::now();
    spawned().await;
    say(start, "all done");
}

fn say(start: Instant, what: impl std::fmt::Display) {
    println!("[{:>4} ms] {what}", start.elapsed().as_millis());
}
