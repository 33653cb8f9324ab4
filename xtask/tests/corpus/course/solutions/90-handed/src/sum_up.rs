//! Numbers from workers, over a channel.

use lab_90_handed::{Log, Part};

/// Lets all workers work at once, logs each number as it comes, then the sum.
pub async fn sum_up(workers: Vec<Part>, log: &Log) {
    // ANCHOR: solution-sum_up
    let (tx, mut rx) = tokio::sync::mpsc::channel(8);
    for worker in workers {
        let tx = tx.clone();
        tokio::spawn(async move { tx.send(worker.work().await).await });
    }
    drop(tx);
    let mut sum = 0;
    while let Some(number) = rx.recv().await {
        log.write(format!("got {number}"));
        sum += number;
    }
    log.write(format!("sum {sum}"));
    // ANCHOR_END: solution-sum_up => todo!("the sum of {workers:?} for {log:?}")
}
