//! Three calls driven together. They end in the order b, c, a; the results stand in
//! the order asked, and they are there when the slowest has ended.

use std::time::Duration;

use futures::future::join_all;
use tokio::time::{Instant, sleep};

async fn fetch(name: &str, ms: u64) -> String {
    let start = Instant::now();
    sleep(Duration::from_millis(ms)).await;
    say(start, format!("{name} is done"));
    name.to_uppercase()
}

// ANCHOR: main
#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    let start = Instant::now();
    let calls = [fetch("a", 300), fetch("b", 100), fetch("c", 200)];
    let results = join_all(calls).await;
    say(start, format!("results: {}", results.join(" ")));
}
// ANCHOR_END: main

fn say(start: Instant, what: impl std::fmt::Display) {
    println!("[{:>4} ms] {what}", start.elapsed().as_millis());
}
