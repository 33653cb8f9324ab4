//! Clones for each worker and keeps the first.

use lab_90_handed::{Log, Part};

pub async fn sum_up(workers: Vec<Part>, log: &Log) {
    let (tx, mut rx) = tokio::sync::mpsc::channel(8);
    for worker in workers {
        let tx = tx.clone();
        tokio::spawn(async move { tx.send(worker.work().await).await });
    }
    let mut sum = 0;
    while let Some(number) = rx.recv().await {
        log.write(format!("got {number}"));
        sum += number;
    }
    log.write(format!("sum {sum}"));
}
