//! A task uses what its function was lent.

async fn measure(name: &str) -> usize {
    let task = tokio::spawn(async move { name.len() });
    task.await.unwrap_or(0)
}

/// Measures a name.
pub async fn answer() -> usize {
    measure("acme").await
}
