//! Keeps one in a closure.

use lab_90_handed::{Log, Part};

pub async fn sum_up(workers: Vec<Part>, log: &Log) {
    let (tx, mut rx) = tokio::sync::mpsc::unbounded_channel();
    let start = |worker: Part| {
        let tx = tx.clone();
        tokio::spawn(async move { tx.send(worker.work().await) })
    };
    let started: Vec<_> = workers.into_iter().map(&start).collect();
    let mut sum = 0;
    while let Some(number) = rx.recv().await {
        log.write(format!("got {number}"));
        sum += number;
    }
    drop((started, tx));
    log.write(format!("sum {sum}"));
}
