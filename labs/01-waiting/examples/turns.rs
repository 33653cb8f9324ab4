//! Which awaits give the other tasks a turn? Before each one a neighbour is spawned
//! that could run at once. If it has run when the await is over, it had a turn.

use std::{future, time::Duration};

use tokio::sync::mpsc;
use tokio::task::yield_now;
use tokio::time::sleep;

async fn compute() -> u64 {
    (1..=1000).sum()
}

// ANCHOR: try_it
async fn try_it<T>(what: &str, awaited: impl Future<Output = T>) {
    let neighbour = tokio::spawn(async {});
    awaited.await;
    let turn = if neighbour.is_finished() {
        "a turn"
    } else {
        "no turn"
    };
    println!("{what:<24} {turn}");
}
// ANCHOR_END: try_it

// ANCHOR: main
#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    let (tx, mut rx) = mpsc::channel(1);
    tx.send("a message").await.expect("the channel is open");

    try_it("async {}", async {}).await;
    try_it("future::ready(7)", future::ready(7)).await;
    try_it("compute()", compute()).await;
    try_it("a message that is there", rx.recv()).await;
    try_it("sleep(Duration::ZERO)", sleep(Duration::ZERO)).await;
    try_it("yield_now()", yield_now()).await;
    try_it("sleep of 1 ms", sleep(Duration::from_millis(1))).await;
}
// ANCHOR_END: main
