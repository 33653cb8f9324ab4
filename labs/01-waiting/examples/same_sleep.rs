//! Two tasks that sleep, in two ways. `std::thread::sleep` keeps the thread, so
//! the second task starts when the first is done. `tokio::time::sleep` gives the
//! thread away, so both wait at once. The order is printed, not the time.

use std::{thread, time::Duration};

use tokio::{task::JoinSet, time};

// ANCHOR: blocks
async fn blocks(name: &str, ms: u64) {
    println!("{name} lies down");
    thread::sleep(Duration::from_millis(ms));
    println!("{name} gets up");
}
// ANCHOR_END: blocks

// ANCHOR: waits
async fn waits(name: &str, ms: u64) {
    println!("{name} lies down");
    time::sleep(Duration::from_millis(ms)).await;
    println!("{name} gets up");
}
// ANCHOR_END: waits

// ANCHOR: main
#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    println!("std::thread::sleep");
    let mut workers = JoinSet::new();
    workers.spawn(blocks("A", 20));
    workers.spawn(blocks("B", 10));
    workers.join_all().await;

    println!("tokio::time::sleep");
    let mut workers = JoinSet::new();
    workers.spawn(waits("A", 20));
    workers.spawn(waits("B", 10));
    workers.join_all().await;
}
// ANCHOR_END: main
