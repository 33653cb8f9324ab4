//! Joins all.

use lab_90_handed::{Log, Part};

pub async fn save_all(records: Vec<Part>, log: &Log) {
    futures::future::join_all(records.iter().map(Part::work)).await;
    log.write("all stored");
}
