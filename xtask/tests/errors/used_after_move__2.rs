//! A handle is awaited twice.

/// Awaits one task.
pub async fn answer() -> usize {
    let task = tokio::spawn(async { 4 });
    let one = task.await.unwrap_or(0);
    one + task.await.unwrap_or(0)
}
