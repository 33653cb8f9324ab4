//! Five pages are fetched at once, and two are not to be had. `join_all` waits for
//! all and gives a list of results; what failed is in it, beside what came.

use std::time::Duration;

use futures::future::join_all;
use tokio::time::{Instant, sleep};

async fn fetch(page: u64) -> Result<String, String> {
    sleep(Duration::from_millis(page * 10)).await;
    match page {
        2 => Err("page 2: gone".into()),
        4 => Err("page 4: too large".into()),
        _ => Ok(format!("page {page}")),
    }
}

// ANCHOR: main
#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    let start = Instant::now();
    let (mut pages, mut errors) = (Vec::new(), Vec::new());
    for fetched in join_all((1..=5).map(fetch)).await {
        match fetched {
            Ok(page) => pages.push(page),
            Err(why) => errors.push(why),
        }
    }
    println!("[{:>4} ms] all have ended", start.elapsed().as_millis());
    println!("{} of 5 came: {}", pages.len(), pages.join(", "));
    println!("{} did not: {}", errors.len(), errors.join(", "));
}
// ANCHOR_END: main
