//! Three prices again, now with timers that hold no thread. `async` alone saves
//! nothing: each call begins when the one before it has ended. The clock is virtual,
//! so the three seconds cost no time.

use std::time::Duration;

use tokio::time::{Instant, sleep};

const PRICES: [(&str, f64); 3] = [("ACME", 227.5), ("BOLT", 415.2), ("CREW", 118.9)];

// ANCHOR: price
async fn price(stock: usize) -> f64 {
    sleep(Duration::from_secs(1)).await; // stands for the network
    PRICES[stock].1
}
// ANCHOR_END: price

// ANCHOR: main
#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    let start = Instant::now();
    for (stock, (name, _)) in PRICES.iter().enumerate() {
        let price = price(stock).await;
        println!("[{:>4} ms] {name} {price:.2}", start.elapsed().as_millis());
    }
}
// ANCHOR_END: main
