//! A reader's guard lives to the end of the statement.

use std::sync::{Arc, RwLock};

async fn ask(shop: String) -> usize {
    tokio::task::yield_now().await;
    shop.len()
}

/// Asks the shop that is kept behind a lock.
pub async fn answer() -> usize {
    let shop = Arc::new(RwLock::new(String::from("acme")));
    let task = tokio::spawn(async move { ask(shop.read().unwrap().clone()).await });
    task.await.unwrap_or(0)
}
