//! Three jobs, run twice. Taken in the order asked, a fast result lies ready until
//! the slow one before it has come. A set hands out whatever ends first, so that no
//! result waits for another.

use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

const JOBS: [(&str, u64); 3] = [("slow", 600), ("fast", 100), ("medium", 300)];

async fn job((name, ms): (&'static str, u64)) -> &'static str {
    sleep(Duration::from_millis(ms)).await;
    name
}

// ANCHOR: in_turn
async fn in_turn() {
    let start = Instant::now();
    let handles = JOBS.map(|one| tokio::spawn(job(one)));
    for handle in handles {
        say(start, handle.await.expect("a job does not panic"));
    }
}
// ANCHOR_END: in_turn

// ANCHOR: as_they_come
async fn as_they_come() {
    let start = Instant::now();
    let mut jobs = JoinSet::new();
    for one in JOBS {
        jobs.spawn(job(one));
    }
    while let Some(ended) = jobs.join_next().await {
        say(start, ended.expect("a job does not panic"));
    }
}
// ANCHOR_END: as_they_come

#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    println!("in turn");
    in_turn().await;
    println!("as they come");
    as_they_come().await;
}

fn say(start: Instant, name: &str) {
    println!("[{:>4} ms] {name}", start.elapsed().as_millis());
}
