//! The loop in a task of its own.

use lab_90_handed::{Log, Part};

pub async fn save_all(records: Vec<Part>, log: &Log) {
    let saving = tokio::spawn(async move {
        for record in &records {
            record.work().await;
        }
    });
    saving.await.expect("no record panics");
    log.write("all stored");
}
