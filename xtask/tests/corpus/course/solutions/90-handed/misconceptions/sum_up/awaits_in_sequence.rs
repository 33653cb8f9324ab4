//! Awaits each worker.

use lab_90_handed::{Log, Part};

pub async fn sum_up(workers: Vec<Part>, log: &Log) {
    let mut sum = 0;
    for worker in workers {
        let number = worker.work().await;
        log.write(format!("got {number}"));
        sum += number;
    }
    log.write(format!("sum {sum}"));
}
