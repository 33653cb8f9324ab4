//! Belief: a task that is aborted is gone when `abort` returns.

use lab_06_wait::{AllFailed, Mirror};
use tokio::sync::mpsc;

pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    let (tx, mut rx) = mpsc::channel(1);
    let mut downloads = Vec::new();
    for mirror in mirrors {
        let tx = tx.clone();
        let download = async move { tx.send(mirror.download().await).await };
        downloads.push(tokio::spawn(download));
    }
    drop(tx);
    while let Some(ended) = rx.recv().await {
        if let Ok(file) = ended {
            downloads.iter().for_each(|download| download.abort());
            return Ok(file);
        }
    }
    Err(AllFailed)
}
