//! One stopwatch, reset.

use lab_90_handed::Part;

pub async fn stopwatch(first: Part, second: Part) -> u64 {
    let mut start = tokio::time::Instant::now();
    let mut took = std::time::Duration::ZERO;
    for call in [first, second] {
        call.work().await;
        took = start.elapsed();
        start += took;
    }
    took.as_secs()
}
