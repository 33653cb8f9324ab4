//! Consumers that wait as tasks.

use lab_90_handed::{Log, Part};

pub async fn quick_closure(consumers: u64, part: Part, log: Log) {
    let mut senders = Vec::new();
    for _ in 0..consumers {
        let (tx, mut rx) = tokio::sync::mpsc::unbounded_channel::<u64>();
        senders.push(tx);
        tokio::spawn(async move { while rx.recv().await.is_some() {} });
    }
    part.work().await;
    let quick = tokio::task::spawn_blocking(move || log.write("quick"));
    quick.await.expect("no closure panics");
    drop(senders);
}
