//! Both in a list of futures.

use lab_90_handed::{Log, Part};

pub async fn two_quotes(first: Part, second: Part, log: &Log) {
    let both = futures::future::join_all([first.work(), second.work()]).await;
    log.write(format!("sum {}", both.iter().sum::<u64>()));
}
