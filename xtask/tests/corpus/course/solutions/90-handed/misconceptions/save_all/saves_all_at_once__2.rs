//! A task for each.

use lab_90_handed::{Log, Part};

pub async fn save_all(records: Vec<Part>, log: &Log) {
    let save = |record: Part| tokio::spawn(async move { record.work().await });
    let saves: Vec<_> = records.into_iter().map(save).collect();
    for save in saves {
        save.await.expect("no record panics");
    }
    log.write("all stored");
}
