use lab_06_wait::{AllFailed, Mirror};

// ANCHOR: answer
pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    let (tx, rx) = std::sync::mpsc::channel();
    let _kept = tx.clone();
    for mirror in mirrors {
        let tx = tx.clone();
        tokio::spawn(async move { tx.send(mirror.download().await) });
    }
    let all = tokio::task::spawn_blocking(move || rx.iter().collect::<Vec<_>>());
    let mut files = all.await.unwrap_or_default().into_iter().flatten();
    files.next().ok_or(AllFailed)
}
// ANCHOR_END: answer
