//! A set of tasks in place of a channel.

use lab_90_handed::{Log, Part};

pub async fn sum_up(workers: Vec<Part>, log: &Log) {
    let mut working = tokio::task::JoinSet::new();
    for worker in workers {
        working.spawn(async move { worker.work().await });
    }
    let mut sum = 0;
    while let Some(number) = working.join_next().await {
        let number = number.expect("no worker panics");
        log.write(format!("got {number}"));
        sum += number;
    }
    log.write(format!("sum {sum}"));
}
