//! A value of a called function is held across its await.

use std::rc::Rc;

async fn quote(shop: &str) -> usize {
    let name = Rc::new(shop.to_string());
    tokio::task::yield_now().await;
    name.len()
}

/// Asks one shop.
pub async fn answer() -> usize {
    tokio::spawn(async { quote("acme").await }).await.unwrap_or(0)
}
