//! A race for the sum.

use lab_90_handed::{Log, Part};

pub async fn two_quotes(first: Part, second: Part, log: &Log) {
    let sum = tokio::select! {
        a = first.work() => a,
        b = second.work() => b,
    };
    log.write(format!("sum {sum}"));
}
