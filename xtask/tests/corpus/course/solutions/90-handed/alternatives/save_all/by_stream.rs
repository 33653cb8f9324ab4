//! A stream of records.

use lab_90_handed::{Log, Part};

pub async fn save_all(records: Vec<Part>, log: &Log) {
    use futures::StreamExt;
    let save = |record: Part| async move { record.work().await };
    futures::stream::iter(records)
        .then(save)
        .collect::<Vec<_>>()
        .await;
    log.write("all stored");
}
