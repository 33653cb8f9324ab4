//! Lends a task the whole list.

use lab_90_handed::{Log, Part};

pub async fn mails(mails: Vec<Part>, log: &Log) {
    let first = &mails[0];
    let sending = tokio::spawn(async move { first.work().await });
    sending.await.expect("no mail panics");
    log.write("all sent");
    drop(mails);
}
