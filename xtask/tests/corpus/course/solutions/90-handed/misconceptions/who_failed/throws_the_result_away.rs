//! Handles whose results nobody looks at.

use lab_90_handed::{Log, Worker};

pub async fn who_failed(workers: Vec<Worker>, log: &Log) {
    let start = |worker: Worker| tokio::spawn(async move { worker.work().await });
    let handles: Vec<_> = workers.into_iter().map(start).collect();
    for handle in handles {
        let _ = handle.await;
    }
    log.write("all workers finished");
}
