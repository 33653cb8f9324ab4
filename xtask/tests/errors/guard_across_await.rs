//! Counts with an audit in the middle.

use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Counts one.
pub async fn answer() {
    let counter = Arc::new(Mutex::new(0));
    let mine = counter.clone();
    let task = tokio::spawn(async move {
        let mut count = mine.lock().unwrap();
        tokio::time::sleep(Duration::from_millis(10)).await;
        *count += 1;
    });
    let _ = task.await;
}
