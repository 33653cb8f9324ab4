//! All as one future.

use lab_90_handed::{Log, Worker};

pub async fn who_failed(workers: Vec<Worker>, log: &Log) {
    let results = futures::future::join_all(workers.iter().map(Worker::work)).await;
    let both = workers.iter().zip(results);
    let failed: Vec<_> = both
        .filter(|(_, result)| result.is_err())
        .map(|(worker, _)| worker.name())
        .collect();
    log.write(format!("bad: {failed:?}"));
}
