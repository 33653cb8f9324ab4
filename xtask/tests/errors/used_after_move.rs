//! A value is used after a task took it.

/// Measures a name twice.
pub async fn answer() -> usize {
    let name = String::from("acme");
    let task = tokio::spawn(async move { name.len() });
    task.await.unwrap_or(0) + name.len()
}
