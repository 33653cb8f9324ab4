//! Joins two futures of a list.

use futures::future::join_all;
use tokio::sync::*;

/// Locks two locks.
pub async fn answer() -> usize {
    let locks = [Mutex::new(1), Mutex::new(2)];
    join_all(locks.iter().map(|lock| lock.lock())).await.len()
}
