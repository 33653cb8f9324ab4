//! Two deadlines.

use lab_90_handed::{Log, Part};

pub async fn two_naps(first: Part, second: Part, log: &Log) {
    let middle = tokio::time::Instant::now() + first.duration();
    tokio::time::sleep_until(middle).await;
    log.write("first over");
    tokio::time::sleep_until(middle + second.duration()).await;
    log.write("second over");
}
