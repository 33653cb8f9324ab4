use lab_06_wait::{AllFailed, Mirror};

// ANCHOR: answer
pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    std::thread::sleep(std::time::Duration::from_millis(80));
    let mut downloads = tokio::task::JoinSet::new();
    for mirror in mirrors {
        downloads.spawn(async move { mirror.download().await });
    }
    while let Some(ended) = downloads.join_next().await {
        if let Ok(Ok(file)) = ended {
            downloads.shutdown().await;
            return Ok(file);
        }
    }
    Err(AllFailed)
}
// ANCHOR_END: answer
