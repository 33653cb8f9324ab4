//! The limit on the pool as well.

use lab_90_handed::{Log, Part};

pub async fn rows_in_time(query: Part, limit: Part, log: &Log) {
    let handle = tokio::runtime::Handle::current();
    let rows = tokio::task::spawn_blocking(move || {
        let rows = async { tokio::time::timeout(limit.duration(), query.work()).await };
        handle.block_on(rows).is_ok()
    });
    let rows = rows.await.expect("no query panics");
    log.write(if rows { "rows" } else { "too slow" });
}
