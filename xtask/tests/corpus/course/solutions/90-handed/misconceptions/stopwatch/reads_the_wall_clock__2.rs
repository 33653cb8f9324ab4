//! The system's time.

use lab_90_handed::Part;

pub async fn stopwatch(first: Part, second: Part) -> u64 {
    first.work().await;
    let start = std::time::SystemTime::now();
    second.work().await;
    start.elapsed().unwrap_or_default().as_secs()
}
