//! One await, then the other.

use lab_90_handed::{Log, Part};

pub async fn two_quotes(first: Part, second: Part, log: &Log) {
    let a = first.work().await;
    let b = second.work().await;
    log.write(format!("sum {}", a + b));
}
