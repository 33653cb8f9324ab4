//! Each download holds a sender: the channel ends when all of them are gone.

use lab_06_wait::{AllFailed, Mirror};
use tokio::sync::mpsc;

/// Asks all mirrors at once and returns the first file, or `AllFailed` if no mirror
/// has it. When it returns, no download still runs.
pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    let (tx, mut rx) = mpsc::channel(1);
    let mut downloads = Vec::new();
    for mirror in mirrors {
        let tx = tx.clone();
        downloads.push(tokio::spawn(async move {
            if let Ok(file) = mirror.download().await {
                tx.send(file).await.ok();
            }
        }));
    }
    drop(tx);
    let file = rx.recv().await.ok_or(AllFailed);
    downloads.iter().for_each(|download| download.abort());
    while rx.recv().await.is_some() {}
    file
}
