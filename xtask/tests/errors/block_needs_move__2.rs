//! A closure on the blocking pool uses what its parent has.

/// Measures a name.
pub async fn answer() -> usize {
    let name = String::from("acme");
    let task = tokio::task::spawn_blocking(|| name.len());
    task.await.unwrap_or(0)
}
