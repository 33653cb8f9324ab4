//! Two computations of 50 ms each, joined, beside two waits of 50 ms each, joined.
//! Waits happen during each other. Computations do not: one thread computes one
//! thing at a time, and `join!` adds no thread.

use std::time::Duration;

use futures::FutureExt;
use tokio::time::{Instant, advance, sleep};

// ANCHOR: work
/// Stands for 50 ms of computing: the clock moves on, and nobody else has a turn.
async fn computes() {
    let _ = advance(Duration::from_millis(50)).now_or_never();
}

async fn waits() {
    sleep(Duration::from_millis(50)).await;
}
// ANCHOR_END: work

// ANCHOR: main
#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    let start = Instant::now();
    tokio::join!(waits(), waits());
    println!("two waits: {} ms", start.elapsed().as_millis());

    let start = Instant::now();
    tokio::join!(computes(), computes());
    println!("two computations: {} ms", start.elapsed().as_millis());
}
// ANCHOR_END: main
