//! The same text, read in a race with a ticker. `read_line` keeps the part of a line
//! in its own future: a tick at 50 ms drops it. `Lines` keeps it in itself, outside
//! of the race, so nothing is lost. Tokio's documentation says of each call which it
//! is.

use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, DuplexStream, duplex};
use tokio::time::{Instant, interval, sleep};

/// `hel` comes at 20 ms, the rest at 60 ms.
fn slow_hello() -> BufReader<DuplexStream> {
    let (mut to, from) = duplex(64);
    tokio::spawn(async move {
        sleep(Duration::from_millis(20)).await;
        to.write_all(b"hel").await.ok();
        sleep(Duration::from_millis(40)).await;
        to.write_all(b"lo\n").await.ok();
    });
    BufReader::new(from)
}

#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    const EVERY: Duration = Duration::from_millis(50);

    let (start, mut reader) = (Instant::now(), slow_hello());
    // ANCHOR: read_line
    let (mut line, mut ticks) = (String::new(), interval(EVERY));
    loop {
        tokio::select! {
            read = reader.read_line(&mut line) => {
                say(start, format!("{read:?} {line:?}"));
                break;
            }
            _ = ticks.tick() => say(start, "tick"),
        }
    }
    // ANCHOR_END: read_line

    let (start, reader) = (Instant::now(), slow_hello());
    // ANCHOR: lines
    let (mut lines, mut ticks) = (reader.lines(), interval(EVERY));
    loop {
        tokio::select! {
            line = lines.next_line() => {
                say(start, format!("{line:?}"));
                break;
            }
            _ = ticks.tick() => say(start, "tick"),
        }
    }
    // ANCHOR_END: lines
}

fn say(start: Instant, what: impl std::fmt::Display) {
    println!("[{:>4} ms] {what}", start.elapsed().as_millis());
}
