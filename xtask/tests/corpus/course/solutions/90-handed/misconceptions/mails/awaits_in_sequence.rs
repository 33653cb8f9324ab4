//! Awaits in a loop.

use lab_90_handed::{Log, Part};

pub async fn mails(mails: Vec<Part>, log: &Log) {
    for mail in mails {
        mail.work().await;
    }
    log.write("all sent");
}
