//! A sleep that is not awaited.

use lab_90_handed::{Log, Part};

pub async fn two_naps(first: Part, second: Part, log: &Log) {
    let _ = tokio::time::sleep(first.duration());
    log.write("first over");
    tokio::time::sleep(second.duration()).await;
    log.write("second over");
}
