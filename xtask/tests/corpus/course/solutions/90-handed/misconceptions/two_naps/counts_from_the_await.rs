//! Two sleeps, made first.

use lab_90_handed::{Log, Part};

pub async fn two_naps(first: Part, second: Part, log: &Log) {
    let one = tokio::time::sleep(first.duration());
    let other = tokio::time::sleep(second.duration());
    one.await;
    log.write("first over");
    other.await;
    log.write("second over");
}
