//! A call of 100 ms within a limit of 100 ms. Both are due at one instant, and a
//! timeout asks its future before its clock: the value wins.

use std::time::Duration;

use tokio::time::{Instant, sleep, timeout};

#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    let start = Instant::now();
    let limit = Duration::from_millis(100);
    let call = async {
        sleep(Duration::from_millis(100)).await;
        "a value"
    };
    let ended = timeout(limit, call).await;
    say(start, format!("{ended:?}"));
}

fn say(start: Instant, what: impl std::fmt::Display) {
    println!("[{:>4} ms] {what}", start.elapsed().as_millis());
}
