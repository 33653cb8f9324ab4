//! A deadline, written down first.

use lab_90_handed::{Log, Part};

pub async fn rows_in_time(query: Part, limit: Part, log: &Log) {
    let deadline = tokio::time::Instant::now() + limit.duration();
    let rows = tokio::time::timeout_at(deadline, query.work()).await;
    log.write(if rows.is_ok() { "rows" } else { "too slow" });
}
