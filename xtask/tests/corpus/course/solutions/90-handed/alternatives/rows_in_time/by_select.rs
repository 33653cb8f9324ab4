//! A race with a timer.

use lab_90_handed::{Log, Part};

pub async fn rows_in_time(query: Part, limit: Part, log: &Log) {
    tokio::select! {
        _ = query.work() => log.write("rows"),
        () = tokio::time::sleep(limit.duration()) => log.write("too slow"),
    }
}
