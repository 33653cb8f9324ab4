//! A set of tasks that goes out of scope aborts its tasks and does not wait for
//! them. They are dropped when the runtime comes to them next, here at the next
//! `.await` of `main`.

use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

async fn job(n: u32) {
    let _end = End(n, Instant::now());
    sleep(Duration::from_secs(1)).await;
}

// ANCHOR: main
#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    let start = Instant::now();
    {
        let mut jobs = JoinSet::new();
        jobs.spawn(job(1));
        jobs.spawn(job(2));
        sleep(Duration::from_millis(10)).await;
        say(start, "the set goes out of scope");
    }
    say(start, "after the scope");
    sleep(Duration::from_millis(10)).await;
    say(start, "the end");
}
// ANCHOR_END: main

/// Says when a job is gone.
struct End(u32, Instant);

impl Drop for End {
    fn drop(&mut self) {
        say(self.1, format!("job {} is dropped", self.0));
    }
}

fn say(start: Instant, what: impl std::fmt::Display) {
    println!("[{:>4} ms] {what}", start.elapsed().as_millis());
}
