//! A race of two boxes.

use lab_90_handed::{Log, Part};

pub async fn two_quotes(first: Part, second: Part, log: &Log) {
    let race = futures::future::select(Box::pin(first.work()), Box::pin(second.work()));
    let sum = race.await.factor_first().0;
    log.write(format!("sum {sum}"));
}
