//! Closure first.

use lab_90_handed::{Log, Part};

pub async fn quick_closure(consumers: u64, part: Part, log: Log) {
    let quick = move || log.write(format!("quick, {consumers} wait"));
    tokio::task::spawn_blocking(quick)
        .await
        .expect("no closure panics");
    part.work().await;
}
