//! A nap that is dropped.

use lab_90_handed::{Log, Part};

async fn nap(part: &Part) {
    tokio::time::sleep(part.duration()).await;
}

pub async fn two_naps(first: Part, second: Part, log: &Log) {
    drop(nap(&first));
    log.write("first over");
    nap(&second).await;
    log.write("second over");
}
