//! Spawns and waits at once.

use lab_90_handed::{Log, Part};

pub async fn mails(mails: Vec<Part>, log: &Log) {
    for mail in mails {
        let sent = tokio::spawn(async move { mail.work().await });
        sent.await.expect("no mail panics");
    }
    log.write("all sent");
}
