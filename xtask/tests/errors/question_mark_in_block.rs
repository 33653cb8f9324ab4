//! A block with `?` gives no result.

async fn price(shop: &str) -> Result<usize, String> {
    Ok(shop.len())
}

/// Asks one shop.
pub async fn answer() -> Result<(), String> {
    let task = tokio::spawn(async {
        let found = price("acme").await?;
        println!("{found}");
    });
    let _ = task.await;
    Ok(())
}
