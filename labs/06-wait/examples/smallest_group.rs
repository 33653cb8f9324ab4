//! Two tasks that belong together: when one fails, the other is of no use.
//! `shutdown` aborts what is left and waits until it is gone.

use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

async fn boom() -> Result<(), &'static str> {
    sleep(Duration::from_millis(100)).await;
    Err("boom")
}

async fn slow() -> Result<(), &'static str> {
    let _end = End(Instant::now());
    sleep(Duration::from_millis(300)).await;
    Ok(())
}

// ANCHOR: main
#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    let start = Instant::now();
    let mut pair = JoinSet::new();
    pair.spawn(slow());
    pair.spawn(boom());
    while let Some(ended) = pair.join_next().await {
        if let Err(why) = ended.expect("neither panics") {
            say(start, why);
            pair.shutdown().await;
        }
    }
    say(start, "both are gone");
}
// ANCHOR_END: main

/// Says when `slow` is gone.
struct End(Instant);

impl Drop for End {
    fn drop(&mut self) {
        say(self.0, "slow is dropped");
    }
}

fn say(start: Instant, what: &str) {
    println!("[{:>4} ms] {what}", start.elapsed().as_millis());
}
