//! Every consumer on the pool.

use lab_90_handed::{Log, Part};

pub async fn quick_closure(consumers: u64, part: Part, log: Log) {
    let mut senders = Vec::new();
    for _ in 0..consumers {
        let (tx, rx) = std::sync::mpsc::channel::<u64>();
        senders.push(tx);
        tokio::task::spawn_blocking(move || while rx.recv().is_ok() {});
    }
    part.work().await;
    let quick = tokio::task::spawn_blocking(move || log.write("quick"));
    quick.await.expect("no closure panics");
    drop(senders);
}
