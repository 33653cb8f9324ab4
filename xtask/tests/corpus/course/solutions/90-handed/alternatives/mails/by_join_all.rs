//! All as one future.

use lab_90_handed::{Log, Part};

pub async fn mails(mails: Vec<Part>, log: &Log) {
    futures::future::join_all(mails.iter().map(Part::work)).await;
    log.write("all sent");
}
