//! A query with a limit.

use lab_90_handed::{Log, Part};

/// Logs `rows` if the query is done within the limit, and else `too slow` when the limit is reached.
pub async fn rows_in_time(query: Part, limit: Part, log: &Log) {
    // ANCHOR: solution-rows_in_time
    match tokio::time::timeout(limit.duration(), query.work()).await {
        Ok(_) => log.write("rows"),
        Err(_) => log.write("too slow"),
    }
    // ANCHOR_END: solution-rows_in_time => todo!("{query:?} within {limit:?} for {log:?}")
}
