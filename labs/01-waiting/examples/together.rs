//! The same three calls, driven together. Nothing got faster: the three waits happen
//! during each other instead of after each other, on one thread.

use std::time::Duration;

use tokio::time::{Instant, sleep};

const PRICES: [(&str, f64); 3] = [("ACME", 227.5), ("BOLT", 415.2), ("CREW", 118.9)];

async fn price(stock: usize) -> f64 {
    sleep(Duration::from_secs(1)).await; // stands for the network
    PRICES[stock].1
}

// ANCHOR: main
#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    let start = Instant::now();
    let (acme, bolt, crew) = tokio::join!(price(0), price(1), price(2));
    for ((name, _), price) in PRICES.iter().zip([acme, bolt, crew]) {
        println!("[{:>4} ms] {name} {price:.2}", start.elapsed().as_millis());
    }
}
// ANCHOR_END: main
