//! A limit of 100 ms around work that computes for 250 ms. Without an `.await` that
//! waits, the work is ready at its first poll, and a timeout asks its future before
//! its clock: `Ok`, 150 ms late. With a turn given away in between, the limit is
//! seen, though one step late.

use std::time::Duration;

use futures::FutureExt;
use tokio::time::{Instant, advance, timeout};

/// Computes: the clock goes on and nobody else runs.
fn compute(ms: u64) {
    advance(Duration::from_millis(ms)).now_or_never();
}

// ANCHOR: both
async fn in_one_go() {
    for _ in 0..5 {
        compute(50);
    }
}

async fn turn_by_turn() {
    for _ in 0..5 {
        compute(50);
        tokio::task::yield_now().await;
    }
}
// ANCHOR_END: both

#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    const LIMIT: Duration = Duration::from_millis(100);
    let start = Instant::now();
    let ended = timeout(LIMIT, in_one_go()).await;
    say(start, format!("in one go: {ended:?}"));

    let start = Instant::now();
    let ended = timeout(LIMIT, turn_by_turn()).await;
    say(start, format!("turn by turn: {ended:?}"));
}

fn say(start: Instant, what: impl std::fmt::Display) {
    println!("[{:>4} ms] {what}", start.elapsed().as_millis());
}
