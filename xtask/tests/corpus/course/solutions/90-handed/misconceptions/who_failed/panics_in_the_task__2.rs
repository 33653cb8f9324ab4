//! A set that is counted out.

use lab_90_handed::{Log, Worker};

pub async fn who_failed(workers: Vec<Worker>, log: &Log) {
    let mut working = tokio::task::JoinSet::new();
    for worker in workers {
        working.spawn(async move { worker.work().await.unwrap() });
    }
    while working.join_next().await.is_some() {}
    log.write("all workers finished");
}
