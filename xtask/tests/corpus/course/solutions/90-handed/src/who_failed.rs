//! Workers, of whom some fail.

use lab_90_handed::{Log, Worker};

/// Lets all workers work at once, and logs who failed, in the order of the list.
pub async fn who_failed(workers: Vec<Worker>, log: &Log) {
    // ANCHOR: solution-who_failed
    let start = |worker: Worker| {
        tokio::spawn(async move { (worker.name().to_string(), worker.work().await) })
    };
    let handles: Vec<_> = workers.into_iter().map(start).collect();
    let mut failed = Vec::new();
    for handle in handles {
        let (name, result) = handle.await.expect("no worker panics");
        if result.is_err() {
            failed.push(name);
        }
    }
    log.write(format!("bad: {failed:?}"));
    // ANCHOR_END: solution-who_failed => todo!("tell {log:?} who of {workers:?} failed")
}
