//! Three prices, one blocking call after the other. The thread sleeps through each
//! of them, so the program takes as long as all three, and the processor has nothing
//! to do. The time is real here; only what is certain on any machine is printed.

use std::{
    thread,
    time::{Duration, Instant},
};

// ANCHOR: program
const PRICES: [(&str, f64); 3] = [("ACME", 227.5), ("BOLT", 415.2), ("CREW", 118.9)];

fn price(stock: usize) -> f64 {
    thread::sleep(Duration::from_millis(100)); // stands for the network
    PRICES[stock].1
}

fn main() {
    let start = Instant::now();
    for (stock, (name, _)) in PRICES.iter().enumerate() {
        println!("{name} {:.2}", price(stock));
    }
    assert!(start.elapsed() >= Duration::from_millis(300));
    println!("took at least 300 ms");
}
// ANCHOR_END: program
