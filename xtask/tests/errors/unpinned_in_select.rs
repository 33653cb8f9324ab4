//! Waits for one of two, in rounds.

use std::time::Duration;
use tokio::sync::mpsc;

/// Counts messages until time is up.
pub async fn answer() -> usize {
    let (_sender, mut receiver) = mpsc::channel::<u32>(1);
    let mut over = tokio::time::sleep(Duration::from_millis(10));
    let mut count = 0;
    loop {
        tokio::select! {
            _ = &mut over => return count,
            Some(_) = receiver.recv() => count += 1,
        }
    }
}
