//! Hands a value to the blocking pool.

use std::rc::Rc;

/// Measures a name.
pub async fn answer() -> usize {
    let name = Rc::new(String::from("acme"));
    let task = tokio::task::spawn_blocking(move || name.len());
    task.await.unwrap_or(0)
}
