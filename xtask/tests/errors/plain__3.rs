//! A borrow that has nothing to do with tasks.

/// Measures.
pub async fn answer() -> usize {
    let longest;
    {
        let name = String::from("acme");
        longest = &name;
    }
    tokio::task::yield_now().await;
    longest.len()
}
