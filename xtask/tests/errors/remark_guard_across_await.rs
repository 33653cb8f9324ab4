//! A lock of `std` that is held while the task waits. No task asks for `Send`, so it compiles.

use std::sync::Mutex;
use std::time::Duration;

async fn step(counter: &Mutex<u32>) {
    let mut count = counter.lock().unwrap(); // here
    tokio::time::sleep(Duration::from_millis(10)).await;
    *count += 1;
}

/// Counts two at once.
pub async fn answer() {
    let counter = Mutex::new(0);
    tokio::join!(step(&counter), step(&counter));
}
