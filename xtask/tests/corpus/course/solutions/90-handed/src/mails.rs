//! Mails, sent together and waited for.

use lab_90_handed::{Log, Part};

/// Sends all mails at once, and logs when all are sent.
pub async fn mails(mails: Vec<Part>, log: &Log) {
    // ANCHOR: solution-mails
    let mut sending = tokio::task::JoinSet::new();
    for mail in mails {
        sending.spawn(async move { mail.work().await });
    }
    while let Some(sent) = sending.join_next().await {
        sent.expect("no mail panics");
    }
    log.write("all sent");
    // ANCHOR_END: solution-mails => todo!("send {mails:?} and tell {log:?}")
}
