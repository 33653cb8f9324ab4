//! Makes the future, and awaits it last.

use lab_90_handed::{Log, Part};

pub async fn quick_closure(consumers: u64, part: Part, log: Log) {
    let wait = part.work();
    let quick = tokio::task::spawn_blocking(move || log.write(format!("quick, {consumers} wait")));
    quick.await.expect("no closure panics");
    wait.await;
}
