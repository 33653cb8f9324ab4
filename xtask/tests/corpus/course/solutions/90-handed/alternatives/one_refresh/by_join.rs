//! One cell, no tasks.

use lab_90_handed::{Log, Part};

pub async fn one_refresh(source: Part, readers: u64, log: Log) {
    let token = tokio::sync::OnceCell::new();
    let read = async |reader: u64| {
        token.get_or_init(|| source.work()).await;
        log.write(format!("reader {reader} has the token"));
    };
    futures::future::join_all((1..=readers).map(read)).await;
}
