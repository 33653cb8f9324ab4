//! Pages over a channel.

use lab_90_handed::Part;

pub async fn in_asked_order(sites: Vec<Part>) -> Vec<String> {
    let (tx, mut rx) = tokio::sync::mpsc::unbounded_channel();
    for site in sites {
        let tx = tx.clone();
        tokio::spawn(async move {
            site.work().await;
            tx.send(site.name().to_uppercase())
        });
    }
    drop(tx);
    let mut pages = Vec::new();
    while let Some(page) = rx.recv().await {
        pages.push(page);
    }
    pages
}
