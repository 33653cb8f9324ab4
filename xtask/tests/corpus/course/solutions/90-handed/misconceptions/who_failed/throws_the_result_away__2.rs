//! A join whose results nobody looks at.

use lab_90_handed::{Log, Worker};

pub async fn who_failed(workers: Vec<Worker>, log: &Log) {
    futures::future::join_all(workers.iter().map(Worker::work)).await;
    log.write("all workers finished");
}
