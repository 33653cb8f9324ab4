use lab_06_wait::{AllFailed, Mirror};

// ANCHOR: answer
pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    let tasks: Vec<_> = mirrors
        .into_iter()
        .map(|mirror| tokio::spawn(async move { mirror.download().await }))
        .collect();
    while !tasks.iter().any(|task| task.is_finished()) {
        std::thread::yield_now();
    }
    Err(AllFailed)
}
// ANCHOR_END: answer
