//! Sleeps in a blocking closure of a set.

use lab_90_handed::{Log, Part};

pub async fn rows_in_time(query: Part, limit: Part, log: &Log) {
    let time = query.duration();
    let mut queries = tokio::task::JoinSet::new();
    queries.spawn_blocking(move || std::thread::sleep(time));
    tokio::select! {
        _ = queries.join_next() => log.write("rows"),
        () = tokio::time::sleep(limit.duration()) => log.write("too slow"),
    }
}
