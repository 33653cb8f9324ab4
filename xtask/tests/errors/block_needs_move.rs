//! A task uses what its parent has.

/// Measures a name.
pub async fn answer() -> usize {
    let name = String::from("acme");
    let task = tokio::spawn(async { name.len() });
    task.await.unwrap_or(0)
}
