//! Results as they come, without a task. A stream of futures is driven by whoever
//! takes from it, so the calls can borrow: nothing of them outlives the loop.

use std::time::Duration;

use futures::{StreamExt, stream::FuturesUnordered};
use tokio::time::{Instant, sleep};

async fn fetch(name: &str, ms: u64) -> &str {
    sleep(Duration::from_millis(ms)).await;
    name
}

// ANCHOR: main
#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    let start = Instant::now();
    let names = String::from("slow fast medium");
    let waits = names.split(' ').zip([300, 100, 200]);
    let calls = waits.map(|(name, ms)| fetch(name, ms));
    let mut calls: FuturesUnordered<_> = calls.collect();
    while let Some(name) = calls.next().await {
        println!("[{:>4} ms] {name}", start.elapsed().as_millis());
    }
}
// ANCHOR_END: main
