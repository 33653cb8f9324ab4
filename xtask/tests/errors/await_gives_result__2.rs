//! Takes a bounded wait for an unbounded one.

use std::time::Duration;

async fn price() -> usize {
    tokio::task::yield_now().await;
    4
}

/// Asks one shop, for a second.
pub async fn answer() -> usize {
    tokio::time::timeout(Duration::from_secs(1), price()).await
}
