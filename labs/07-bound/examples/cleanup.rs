//! A session that has to be closed, and a word to stop. A worker that listens for a
//! token closes it and can be waited for. A worker that is aborted is dropped where
//! it waits: its destructor can complain, but it cannot await.

use std::time::Duration;

use tokio::time::{Instant, sleep};
use tokio_util::sync::CancellationToken;

// ANCHOR: worker
async fn worker(start: Instant, stop: CancellationToken) {
    let session = Session::open(start).await;
    tokio::select! {
        _ = stop.cancelled() => say(start, "cancelled"),
        _ = sleep(Duration::from_secs(60)) => {}
    }
    session.close().await;
}
// ANCHOR_END: worker

#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    println!("told by a token");
    let (start, stop) = (Instant::now(), CancellationToken::new());
    let task = tokio::spawn(worker(start, stop.clone()));
    sleep(Duration::from_millis(100)).await;
    stop.cancel();
    say(start, format!("joined: {:?}", task.await.is_ok()));

    println!("aborted");
    let start = Instant::now();
    let task = tokio::spawn(worker(start, CancellationToken::new()));
    sleep(Duration::from_millis(100)).await;
    task.abort();
    say(start, format!("joined: {:?}", task.await.is_ok()));
}

struct Session(Instant, bool);

impl Session {
    async fn open(start: Instant) -> Session {
        sleep(Duration::from_millis(50)).await;
        say(start, "opened");
        Session(start, true)
    }

    async fn close(mut self) {
        sleep(Duration::from_millis(50)).await;
        self.1 = false;
        say(self.0, "closed");
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        if self.1 {
            say(self.0, "dropped, and never closed");
        }
    }
}

fn say(start: Instant, what: impl std::fmt::Display) {
    println!("[{:>4} ms] {what}", start.elapsed().as_millis());
}
