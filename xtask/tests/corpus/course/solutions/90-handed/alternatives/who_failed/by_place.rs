//! A set whose results carry their place.

use lab_90_handed::{Log, Worker};

pub async fn who_failed(workers: Vec<Worker>, log: &Log) {
    let mut working = tokio::task::JoinSet::new();
    for (place, worker) in workers.iter().cloned().enumerate() {
        working.spawn(async move { (place, worker.work().await) });
    }
    let mut results = working.join_all().await;
    results.sort_by_key(|(place, _)| *place);
    let failed = results.iter().filter(|(_, result)| result.is_err());
    let failed: Vec<_> = failed.map(|(place, _)| workers[*place].name()).collect();
    log.write(format!("bad: {failed:?}"));
}
