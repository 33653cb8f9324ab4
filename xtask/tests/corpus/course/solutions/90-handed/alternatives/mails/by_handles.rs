//! A handle for each.

use lab_90_handed::{Log, Part};

pub async fn mails(mails: Vec<Part>, log: &Log) {
    let send = |mail: Part| tokio::spawn(async move { mail.work().await });
    let sending: Vec<_> = mails.into_iter().map(send).collect();
    for sent in sending {
        sent.await.expect("no mail panics");
    }
    log.write("all sent");
}
