use lab_06_wait::{AllFailed, Mirror};

// ANCHOR: answer
pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    let mut downloads = tokio::task::JoinSet::new();
    for mirror in mirrors {
        downloads.spawn(async move { mirror.download().await });
    }
    let first = downloads.join_next().await.unwrap().unwrap();
    Ok(first.unwrap())
}
// ANCHOR_END: answer
