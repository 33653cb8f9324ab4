//! Takes the end of a task for its value.

/// Asks one task.
pub async fn answer() -> usize {
    let task = tokio::spawn(async { 4 });
    let found: usize = task.await;
    found
}
