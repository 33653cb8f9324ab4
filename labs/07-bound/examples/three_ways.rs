//! Three ways to bound a query that would take five seconds. A limit drops it, an
//! abort has the runtime drop it, and what has to land is put out of reach of both:
//! it runs in a task of its own.

use std::time::Duration;

use tokio::time::{Instant, sleep, timeout};

async fn query(start: Instant) -> u32 {
    let _connection = Connection(start);
    sleep(Duration::from_secs(5)).await;
    42
}

#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    let start = Instant::now();
    // ANCHOR: limit
    let rows = timeout(Duration::from_millis(500), query(start)).await;
    say(start, format!("a limit: {rows:?}"));
    // ANCHOR_END: limit

    // ANCHOR: abort
    let task = tokio::spawn(query(start));
    sleep(Duration::from_millis(200)).await;
    task.abort();
    let gone = task.await.expect_err("it was aborted");
    say(
        start,
        format!("an abort: is_cancelled() = {}", gone.is_cancelled()),
    );
    // ANCHOR_END: abort

    // ANCHOR: shield
    let commit = tokio::spawn(async move {
        sleep(Duration::from_millis(300)).await;
        say(start, "committed");
    });
    let waited = timeout(Duration::from_millis(100), commit).await;
    say(
        start,
        format!("a limit on the handle of a task: {waited:?}"),
    );
    sleep(Duration::from_millis(300)).await;
    say(start, "the end");
    // ANCHOR_END: shield
}

/// Says when it is dropped.
struct Connection(Instant);

impl Drop for Connection {
    fn drop(&mut self) {
        say(self.0, "the connection is dropped");
    }
}

fn say(start: Instant, what: impl std::fmt::Display) {
    println!("[{:>4} ms] {what}", start.elapsed().as_millis());
}
