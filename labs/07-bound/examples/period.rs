//! Messages every 40 ms, and a flush that is wanted every 50. A sleep that is made
//! in the loop begins anew with each message and never comes to its end. An interval
//! is made once and ticks whatever else happens.

use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, sleep};

fn messages() -> mpsc::Receiver<u32> {
    let (to, from) = mpsc::channel(1);
    tokio::spawn(async move {
        for n in 0..6 {
            sleep(Duration::from_millis(40)).await;
            to.send(n).await.ok();
        }
    });
    from
}

#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    const EVERY: Duration = Duration::from_millis(50);

    let (start, mut messages_in, mut flushes) = (Instant::now(), messages(), 0);
    // ANCHOR: fresh
    loop {
        tokio::select! {
            message = messages_in.recv() => if message.is_none() { break },
            _ = sleep(EVERY) => flushes += 1,
        }
    }
    // ANCHOR_END: fresh
    say(
        start,
        format!("a fresh sleep in each round: {flushes} flushes"),
    );

    let (start, mut messages_in, mut flushes) = (Instant::now(), messages(), 0);
    // ANCHOR: interval
    let mut ticks = interval_at(start + EVERY, EVERY);
    loop {
        tokio::select! {
            message = messages_in.recv() => if message.is_none() { break },
            _ = ticks.tick() => flushes += 1,
        }
    }
    // ANCHOR_END: interval
    say(start, format!("an interval: {flushes} flushes"));
}

fn say(start: Instant, what: impl std::fmt::Display) {
    println!("[{:>4} ms] {what}", start.elapsed().as_millis());
}
