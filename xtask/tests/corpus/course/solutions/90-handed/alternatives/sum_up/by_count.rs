//! Receives as often as there are workers.

use lab_90_handed::{Log, Part};

pub async fn sum_up(workers: Vec<Part>, log: &Log) {
    let (tx, mut rx) = tokio::sync::mpsc::channel(8);
    let count = workers.len();
    for worker in workers {
        let tx = tx.clone();
        tokio::spawn(async move { tx.send(worker.work().await).await });
    }
    let mut sum = 0;
    for _ in 0..count {
        let number = rx.recv().await.expect("a worker sends one");
        log.write(format!("got {number}"));
        sum += number;
    }
    log.write(format!("sum {sum}"));
}
