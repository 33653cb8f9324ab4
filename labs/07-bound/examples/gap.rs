//! A transfer in two steps, each shielded by a task of its own. A caller who leaves
//! in the first step leaves a gap: the money is taken, and nobody is there to begin
//! the second. With one task for both steps there is no gap.

use std::time::Duration;

use tokio::time::{Instant, sleep, timeout};
use tokio_util::task::TaskTracker;

async fn take(start: Instant) -> u32 {
    sleep(Duration::from_millis(100)).await;
    say(start, "taken");
    10
}

async fn give(start: Instant, money: u32) {
    sleep(Duration::from_millis(200)).await;
    say(start, format!("given: {money}"));
}

// ANCHOR: each
async fn each_step(start: Instant, open: &TaskTracker) {
    let taking = open.spawn(take(start));
    let money = taking.await.expect("to take does not panic");
    let giving = open.spawn(give(start, money));
    giving.await.expect("to give does not panic");
}
// ANCHOR_END: each

// ANCHOR: both
async fn both_steps(start: Instant, open: &TaskTracker) {
    let both = async move {
        let money = take(start).await;
        give(start, money).await;
    };
    open.spawn(both).await.expect("neither panics");
}
// ANCHOR_END: both

#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    const PATIENCE: Duration = Duration::from_millis(50);

    println!("each step in a task");
    let (start, open) = (Instant::now(), TaskTracker::new());
    let waited = timeout(PATIENCE, each_step(start, &open)).await;
    say(start, format!("the caller: {waited:?}"));
    open.close();
    open.wait().await;
    say(start, "nothing is open");

    println!("both steps in one task");
    let (start, open) = (Instant::now(), TaskTracker::new());
    let waited = timeout(PATIENCE, both_steps(start, &open)).await;
    say(start, format!("the caller: {waited:?}"));
    open.close();
    open.wait().await;
    say(start, "nothing is open");
}

fn say(start: Instant, what: impl std::fmt::Display) {
    println!("[{:>4} ms] {what}", start.elapsed().as_millis());
}
