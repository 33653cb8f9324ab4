//! Two calls of a second each, in four ways. Awaited one after the other they take
//! two seconds; driven together, one. To make both futures first changes nothing: a
//! future that nobody drives does not run. A task is driven by the runtime.

use std::time::Duration;

use tokio::time::{Instant, sleep};

async fn square(n: u32) -> u32 {
    sleep(Duration::from_secs(1)).await; // stands for the network
    n * n
}

// ANCHOR: in_turn
async fn in_turn() -> (u32, u32) {
    let four = square(2).await;
    let nine = square(3).await;
    (four, nine)
}
// ANCHOR_END: in_turn

// ANCHOR: together
async fn together() -> (u32, u32) {
    tokio::join!(square(2), square(3))
}
// ANCHOR_END: together

// ANCHOR: made_first
async fn made_first() -> (u32, u32) {
    let four = square(2);
    let nine = square(3);
    (four.await, nine.await)
}
// ANCHOR_END: made_first

// ANCHOR: spawned
async fn spawned() -> (u32, u32) {
    let four = tokio::spawn(square(2));
    let nine = tokio::spawn(square(3));
    (four.await.expect("no panic"), nine.await.expect("no panic"))
}
// ANCHOR_END: spawned

#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    report("in turn", in_turn()).await;
    report("together", together()).await;
    report("made first, awaited in turn", made_first()).await;
    report("spawned, awaited in turn", spawned()).await;
}

async fn report(how: &str, squares: impl Future<Output = (u32, u32)>) {
    let start = Instant::now();
    let (four, nine) = squares.await;
    let ms = start.elapsed().as_millis();
    println!("[{ms:>4} ms] {how}: {four}, {nine}");
}
