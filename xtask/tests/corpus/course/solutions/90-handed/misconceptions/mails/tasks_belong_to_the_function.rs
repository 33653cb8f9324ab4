//! Spawns, and keeps no handle.

use lab_90_handed::{Log, Part};

pub async fn mails(mails: Vec<Part>, log: &Log) {
    for mail in mails {
        tokio::spawn(async move { mail.work().await });
    }
    log.write("all sent");
}
