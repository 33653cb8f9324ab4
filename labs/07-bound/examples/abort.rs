//! When an abort takes hold: never before the task's next turn. A task that had no
//! turn yet does not begin. One that is done stays done. And one that waits is
//! dropped at its next turn, so whoever wants to know that it is gone has to wait
//! for it.

use std::time::Duration;

use tokio::time::{Instant, sleep};

async fn job(start: Instant) -> u32 {
    let _end = End(start);
    say(start, "begins");
    sleep(Duration::from_millis(100)).await;
    7
}

#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    let start = Instant::now();
    // ANCHOR: abort
    let early = tokio::spawn(job(start));
    early.abort();
    say(
        start,
        format!("aborted at once: {:?}", early.await.is_err()),
    );

    let late = tokio::spawn(job(start));
    sleep(Duration::from_millis(200)).await;
    late.abort();
    say(
        start,
        format!("aborted when it was done: {:?}", late.await.is_err()),
    );

    let waits = tokio::spawn(job(start));
    sleep(Duration::from_millis(50)).await;
    waits.abort();
    say(start, format!("finished: {}", waits.is_finished()));
    say(
        start,
        format!("aborted while it waits: {:?}", waits.await.is_err()),
    );
    // ANCHOR_END: abort
}

/// Says when a job is over.
struct End(Instant);

impl Drop for End {
    fn drop(&mut self) {
        say(self.0, "lets go of all it held");
    }
}

fn say(start: Instant, what: impl std::fmt::Display) {
    println!("[{:>4} ms] {what}", start.elapsed().as_millis());
}
