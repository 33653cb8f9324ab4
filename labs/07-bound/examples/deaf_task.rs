//! A limit that nobody hears. The task belongs to the runtime, and the timeout holds
//! no more than its handle: that is dropped at 150 ms, and the task goes on.

use std::time::Duration;

use tokio::time::{Instant, sleep, timeout};

#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    let start = Instant::now();
    // ANCHOR: deaf
    let task = tokio::spawn(async move {
        for unit in 0..4 {
            sleep(Duration::from_millis(100)).await;
            say(start, format!("unit {unit}"));
        }
    });
    let waited = timeout(Duration::from_millis(150), task).await;
    say(start, format!("{waited:?}"));
    // ANCHOR_END: deaf
    sleep(Duration::from_millis(500)).await;
    say(start, "the end");
}

fn say(start: Instant, what: impl std::fmt::Display) {
    println!("[{:>4} ms] {what}", start.elapsed().as_millis());
}
