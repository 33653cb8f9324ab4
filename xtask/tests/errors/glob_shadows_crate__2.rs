//! Joins two futures of a list.

use tokio::task::*;

async fn job(n: usize) -> usize {
    yield_now().await;
    n
}

/// Runs two jobs.
pub async fn answer() -> usize {
    futures::future::join_all([job(1), job(2)]).await.len()
}
