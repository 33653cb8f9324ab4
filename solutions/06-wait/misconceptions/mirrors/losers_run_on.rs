//! Belief: a task whose handle is dropped stops.

use lab_06_wait::{AllFailed, Mirror};
use tokio::sync::mpsc;

pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    let (tx, mut rx) = mpsc::channel(1);
    for mirror in mirrors {
        let tx = tx.clone();
        tokio::spawn(async move { tx.send(mirror.download().await).await });
    }
    drop(tx);
    while let Some(ended) = rx.recv().await {
        if let Ok(file) = ended {
            return Ok(file);
        }
    }
    Err(AllFailed)
}
