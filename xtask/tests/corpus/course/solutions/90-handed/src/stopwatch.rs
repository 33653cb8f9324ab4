//! How long a call takes.

use lab_90_handed::Part;

/// Makes both calls, one after the other, and returns how many whole seconds the second took.
pub async fn stopwatch(first: Part, second: Part) -> u64 {
    // ANCHOR: solution-stopwatch
    first.work().await;
    let start = tokio::time::Instant::now();
    second.work().await;
    start.elapsed().as_secs()
    // ANCHOR_END: solution-stopwatch => todo!("time {second:?} after {first:?}")
}
