//! Prints what is not there yet.

async fn name(shop: &str) -> String {
    tokio::task::yield_now().await;
    shop.to_string()
}

/// Asks one shop.
pub async fn answer() {
    println!("{}", name("acme"));
}
