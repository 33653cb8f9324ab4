//! Counts down.

async fn count(from: u32) -> u32 {
    tokio::task::yield_now().await;
    match from {
        0 => 0,
        more => 1 + count(more - 1).await,
    }
}

/// Counts down from three.
pub async fn answer() -> u32 {
    count(3).await
}
