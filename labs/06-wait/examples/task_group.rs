//! A set of tasks as a group: at the first error it aborts the others, waits until
//! they are gone, and only then hands out the error.

use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

async fn job(n: u32) -> Result<u32, &'static str> {
    let mut end = End("is dropped", n, Instant::now());
    sleep(Duration::from_millis(if n == 2 { 100 } else { 1000 })).await;
    end.0 = "ends";
    if n == 2 { Err("boom") } else { Ok(n) }
}

// ANCHOR: group
async fn group(start: Instant) -> Result<u32, &'static str> {
    let mut jobs = JoinSet::new();
    for n in 1..=3 {
        jobs.spawn(job(n));
    }
    let mut sum = Ok(0);
    while let Some(ended) = jobs.join_next().await {
        match ended {
            Ok(Ok(n)) => sum = sum.map(|sum| sum + n),
            Ok(Err(why)) => {
                say(start, format!("the group sees the error: {why}"));
                sum = sum.and(Err(why));
                jobs.abort_all();
            }
            Err(gone) => say(start, format!("joined: {gone}")),
        }
    }
    sum
}
// ANCHOR_END: group

#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    let start = Instant::now();
    let sum = group(start).await;
    say(start, format!("the group gives {sum:?}"));
}

/// Says how a job ended.
struct End(&'static str, u32, Instant);

impl Drop for End {
    fn drop(&mut self) {
        say(self.2, format!("job {} {}", self.1, self.0));
    }
}

fn say(start: Instant, what: impl std::fmt::Display) {
    println!("[{:>4} ms] {what}", start.elapsed().as_millis());
}
