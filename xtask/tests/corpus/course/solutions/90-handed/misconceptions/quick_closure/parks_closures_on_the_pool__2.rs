//! Consumers in a set, blocking on Tokio's channel.

use lab_90_handed::{Log, Part};

pub async fn quick_closure(consumers: u64, part: Part, log: Log) {
    let mut senders = Vec::new();
    let mut pool = tokio::task::JoinSet::new();
    for _ in 0..consumers {
        let (tx, mut rx) = tokio::sync::mpsc::channel::<u64>(1);
        senders.push(tx);
        pool.spawn_blocking(move || while rx.blocking_recv().is_some() {});
    }
    part.work().await;
    let quick = tokio::task::spawn_blocking(move || log.write("quick"));
    quick.await.expect("no closure panics");
    drop(senders);
}
