//! One limit over two calls. With two seconds both are in time; with 1.2 seconds the
//! second is dropped in the middle. The same deadline can also be handed down and
//! given to each call: an instant does not move.

use std::time::Duration;

use tokio::time::error::Elapsed;
use tokio::time::{Instant, sleep, timeout, timeout_at};

async fn fetch(start: Instant, what: &str, ms: u64) {
    sleep(Duration::from_millis(ms)).await;
    say(start, what);
}

// ANCHOR: around
async fn around_both(start: Instant, limit: Duration) -> Result<(), Elapsed> {
    let both = async {
        fetch(start, "header", 500).await;
        fetch(start, "body", 1000).await;
    };
    timeout(limit, both).await
}
// ANCHOR_END: around

// ANCHOR: handed_down
async fn handed_down(start: Instant, limit: Duration) -> Result<(), Elapsed> {
    let end = Instant::now() + limit;
    timeout_at(end, fetch(start, "header", 500)).await?;
    timeout_at(end, fetch(start, "body", 1000)).await
}
// ANCHOR_END: handed_down

#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    for limit in [2000, 1200].map(Duration::from_millis) {
        let start = Instant::now();
        println!("within {limit:?}");
        let ended = around_both(start, limit).await;
        say(start, format!("{ended:?}"));
    }
    let start = Instant::now();
    println!("within 1.2s, handed down");
    let ended = handed_down(start, Duration::from_millis(1200)).await;
    say(start, format!("{ended:?}"));
}

fn say(start: Instant, what: impl std::fmt::Display) {
    println!("[{:>4} ms] {what}", start.elapsed().as_millis());
}
