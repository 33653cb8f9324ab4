//! One of them in a task of its own.

use lab_90_handed::{Log, Part};

pub async fn two_quotes(first: Part, second: Part, log: &Log) {
    let second = tokio::spawn(async move { second.work().await });
    let a = first.work().await;
    let b = second.await.expect("no quote panics");
    log.write(format!("sum {}", a + b));
}
