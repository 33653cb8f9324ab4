//! Three blocking calls on three threads. They overlap as well: while one thread
//! sleeps, the others can run. The time is real here; only what is certain on any
//! machine is printed.

use std::{
    thread,
    time::{Duration, Instant},
};

// ANCHOR: main
fn price(stock: usize) -> u32 {
    thread::sleep(Duration::from_millis(200)); // stands for the network
    [22_750, 41_520, 11_890][stock]
}

fn main() {
    let start = Instant::now();
    let calls = [0, 1, 2].map(|stock| thread::spawn(move || price(stock)));
    let prices = calls.map(|call| call.join().expect("a call does not panic"));
    println!("{prices:?}");
    assert!(start.elapsed() < Duration::from_millis(3 * 200));
    println!("took less than the 600 ms of three calls in turn");
}
// ANCHOR_END: main
