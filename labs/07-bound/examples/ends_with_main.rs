//! The runtime ends with `main`, and takes with it what is left: a task that nobody
//! waits for is dropped where it stands.

use std::time::Duration;

use tokio::time::{Instant, sleep};

// ANCHOR: main
#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    let start = Instant::now();
    tokio::spawn(async move {
        let _end = End;
        sleep(Duration::from_millis(300)).await;
        say(start, "committed");
    });
    sleep(Duration::from_millis(150)).await;
    say(start, "main returns");
}
// ANCHOR_END: main

/// Says when the commit is over.
struct End;

impl Drop for End {
    fn drop(&mut self) {
        println!("the commit is over");
    }
}

fn say(start: Instant, what: impl std::fmt::Display) {
    println!("[{:>4} ms] {what}", start.elapsed().as_millis());
}
