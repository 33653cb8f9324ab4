//! A lock of Tokio's is awaited.

use tokio::sync::Mutex;

/// Counts.
pub async fn answer() -> u32 {
    let count = Mutex::new(1);
    let mut held = count.lock().unwrap();
    *held += 1;
    *held
}
