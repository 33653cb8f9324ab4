//! Starts too early.

use lab_90_handed::Part;

pub async fn stopwatch(first: Part, second: Part) -> u64 {
    let start = tokio::time::Instant::now();
    first.work().await;
    second.work().await;
    start.elapsed().as_secs()
}
