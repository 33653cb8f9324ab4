//! Belief: a channel ends when all tasks that send on it are done.

use lab_06_wait::{AllFailed, Mirror};
use tokio::sync::mpsc;

pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    let (tx, mut rx) = mpsc::channel(1);
    for mirror in mirrors {
        let tx = tx.clone();
        tokio::spawn(async move { tx.send(mirror.download().await).await });
    }
    while let Some(ended) = rx.recv().await {
        if let Ok(file) = ended {
            return Ok(file);
        }
    }
    Err(AllFailed)
}
