//! Records, saved one after the other.

use lab_90_handed::{Log, Part};

/// Saves the records in order, and logs when all are stored.
pub async fn save_all(records: Vec<Part>, log: &Log) {
    // ANCHOR: solution-save_all
    for record in records {
        record.work().await;
    }
    log.write("all stored");
    // ANCHOR_END: solution-save_all => todo!("save {records:?} and tell {log:?}")
}
