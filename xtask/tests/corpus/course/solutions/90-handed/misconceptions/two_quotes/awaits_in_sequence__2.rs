//! Makes both futures first.

use lab_90_handed::{Log, Part};

pub async fn two_quotes(first: Part, second: Part, log: &Log) {
    let (a, b) = (first.work(), second.work());
    let sum = a.await + b.await;
    log.write(format!("sum {sum}"));
}
