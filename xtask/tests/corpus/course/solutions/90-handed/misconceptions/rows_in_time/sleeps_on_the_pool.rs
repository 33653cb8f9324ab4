//! Sleeps in a blocking closure.

use lab_90_handed::{Log, Part};

pub async fn rows_in_time(query: Part, limit: Part, log: &Log) {
    let time = query.duration();
    let rows = tokio::task::spawn_blocking(move || std::thread::sleep(time));
    match tokio::time::timeout(limit.duration(), rows).await {
        Ok(_) => log.write("rows"),
        Err(_) => log.write("too slow"),
    }
}
