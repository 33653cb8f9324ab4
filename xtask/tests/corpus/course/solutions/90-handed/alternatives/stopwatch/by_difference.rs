//! The difference of two instants.

use lab_90_handed::Part;

pub async fn stopwatch(first: Part, second: Part) -> u64 {
    first.work().await;
    let start = tokio::time::Instant::now();
    second.work().await;
    let end = tokio::time::Instant::now();
    (end - start).as_secs()
}
