//! One thread of our own for all consumers.

use lab_90_handed::{Log, Part};

pub async fn quick_closure(consumers: u64, part: Part, log: Log) {
    let (tx, rx) = std::sync::mpsc::channel::<u64>();
    let senders = vec![tx; consumers as usize];
    let consumer = std::thread::spawn(move || while rx.recv().is_ok() {});
    part.work().await;
    let mut pool = tokio::task::JoinSet::new();
    pool.spawn_blocking(move || log.write("quick"));
    pool.join_all().await;
    drop((senders, consumer));
}
