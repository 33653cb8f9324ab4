//! Consumers that block, and a closure that must run.

use lab_90_handed::{Log, Part};

/// Starts consumers that block until the end, waits for the part, and runs the quick closure on the blocking pool.
pub async fn quick_closure(consumers: u64, part: Part, log: Log) {
    // ANCHOR: solution-quick_closure
    let mut senders = Vec::new();
    for _ in 0..consumers {
        let (tx, rx) = std::sync::mpsc::channel::<u64>();
        senders.push(tx);
        std::thread::spawn(move || while rx.recv().is_ok() {});
    }
    part.work().await;
    let quick = tokio::task::spawn_blocking(move || log.write("quick"));
    quick.await.expect("no closure panics");
    drop(senders);
    // ANCHOR_END: solution-quick_closure => todo!("{consumers} consumers, {part:?}, then {log:?}")
}
