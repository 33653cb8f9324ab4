//! Naps that begin when they are awaited.

use lab_90_handed::{Log, Part};

async fn nap(part: &Part) {
    tokio::time::sleep(part.duration()).await;
}

pub async fn two_naps(first: Part, second: Part, log: &Log) {
    let (one, other) = (nap(&first), nap(&second));
    one.await;
    log.write("first over");
    other.await;
    log.write("second over");
}
