//! A call of an `async fn` makes a future and runs nothing. The body starts when
//! somebody awaits the future, and not before. A future that nobody awaits is
//! dropped without having run a single line.

use std::time::Duration;

use tokio::time::sleep;

// ANCHOR: price
async fn price(name: &str) -> u32 {
    println!("{name} is asked");
    sleep(Duration::from_millis(100)).await; // stands for the network
    println!("{name} answers");
    22_750
}
// ANCHOR_END: price

// ANCHOR: main
#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    let acme = price("ACME");
    let bolt = price("BOLT");
    println!("two futures are made");
    let cents = acme.await;
    println!("ACME costs {cents} cents");
    drop(bolt);
    println!("BOLT was never asked");
}
// ANCHOR_END: main
