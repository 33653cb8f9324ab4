//! A ticker and a computation of ten steps on one thread. Without a turn in between,
//! the ticker starves until the last step is over. With one after every second step
//! it keeps ticking, and the computation takes no longer.

use std::time::Duration;

use futures::FutureExt;
use tokio::task::{JoinSet, yield_now};
use tokio::time::{Instant, advance, sleep};

// ANCHOR: ticker
async fn ticker() {
    let start = Instant::now();
    say(start, "tick");
    for _ in 2..=5 {
        sleep(Duration::from_millis(10)).await;
        say(start, "tick");
    }
}
// ANCHOR_END: ticker

/// Stands for 10 ms of computing: the virtual clock moves on, nobody else has a
/// turn.
fn step() {
    let _ = advance(Duration::from_millis(10)).now_or_never();
}

// ANCHOR: starving
async fn starving() {
    for _ in 1..=10 {
        step();
    }
}
// ANCHOR_END: starving

// ANCHOR: sharing
async fn sharing() {
    for n in 1..=10 {
        step();
        if n % 2 == 0 {
            yield_now().await;
        }
    }
}
// ANCHOR_END: sharing

#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    println!("no turn in between");
    beside_a_ticker(starving()).await;
    println!("a turn after every second step");
    beside_a_ticker(sharing()).await;
}

async fn beside_a_ticker(steps: impl Future<Output = ()> + Send + 'static) {
    let mut tasks = JoinSet::new();
    tasks.spawn(ticker());
    tasks.spawn(async {
        let start = Instant::now();
        steps.await;
        say(start, "ten steps are done");
    });
    tasks.join_all().await;
}

fn say(start: Instant, what: &str) {
    println!("[{:>4} ms] {what}", start.elapsed().as_millis());
}
