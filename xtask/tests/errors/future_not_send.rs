//! Counts hits from a task.

use std::cell::Cell;
use std::rc::Rc;

/// Counts one hit.
pub async fn answer() {
    let hits = Rc::new(Cell::new(0));
    let seen = hits.clone();
    let task = tokio::spawn(async move {
        tokio::task::yield_now().await;
        seen.set(seen.get() + 1);
    });
    let _ = task.await;
}
