//! A set of tasks hands out results as they come. Each result carries the place of
//! its job, so that the list can have the order of the jobs.

use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

async fn fetch(name: &str, ms: u64) -> String {
    sleep(Duration::from_millis(ms)).await;
    name.to_uppercase()
}

// ANCHOR: main
#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    let start = Instant::now();
    let jobs = [("a", 300), ("b", 100), ("c", 200)];
    let mut set = JoinSet::new();
    for (place, (name, ms)) in jobs.into_iter().enumerate() {
        set.spawn(async move { (place, fetch(name, ms).await) });
    }
    let mut results = Vec::new();
    while let Some(ended) = set.join_next().await {
        let (place, result) = ended.expect("a job does not panic");
        let ms = start.elapsed().as_millis();
        println!("[{ms:>4} ms] place {place}: {result}");
        results.push((place, result));
    }
    results.sort();
    println!("{results:?}");
}
// ANCHOR_END: main
