//! Lets a set's tasks go.

use lab_90_handed::{Log, Part};

pub async fn mails(mails: Vec<Part>, log: &Log) {
    let mut sending = tokio::task::JoinSet::new();
    for mail in mails {
        sending.spawn(async move { mail.work().await });
    }
    sending.detach_all();
    log.write("all sent");
}
