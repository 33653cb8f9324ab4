//! Two naps, one after the other.

use lab_90_handed::{Log, Part};

/// Naps twice, one after the other, and logs when each is over.
pub async fn two_naps(first: Part, second: Part, log: &Log) {
    // ANCHOR: solution-two_naps
    tokio::time::sleep(first.duration()).await;
    log.write("first over");
    tokio::time::sleep(second.duration()).await;
    log.write("second over");
    // ANCHOR_END: solution-two_naps => todo!("{first:?}, then {second:?}, for {log:?}")
}
