//! Blocks a pool's thread on async work.

use lab_90_handed::{Log, Part};

pub async fn rows_in_time(query: Part, limit: Part, log: &Log) {
    let handle = tokio::runtime::Handle::current();
    let rows = tokio::task::spawn_blocking(move || handle.block_on(query.work()));
    match tokio::time::timeout(limit.duration(), rows).await {
        Ok(_) => log.write("rows"),
        Err(_) => log.write("too slow"),
    }
}
