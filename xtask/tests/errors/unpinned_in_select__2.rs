//! Waits for one of two, in rounds, with a future of an async fn.

use std::time::Duration;

async fn price() -> usize {
    tokio::time::sleep(Duration::from_millis(10)).await;
    4
}

/// Counts seconds until there is a price.
pub async fn answer() -> usize {
    let mut waits = 0;
    let mut asked = price();
    loop {
        tokio::select! {
            found = &mut asked => return found + waits,
            () = tokio::time::sleep(Duration::from_millis(1)) => waits += 1,
        }
    }
}
