//! A list of sleeps.

use lab_90_handed::{Log, Part};

pub async fn two_naps(first: Part, second: Part, log: &Log) {
    let sleeps = [&first, &second].map(|part| tokio::time::sleep(part.duration()));
    for (part, sleep) in [first, second].iter().zip(sleeps) {
        sleep.await;
        log.write(format!("{} over", part.name()));
    }
}
