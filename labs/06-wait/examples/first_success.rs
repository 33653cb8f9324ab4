//! Of two replicas the faster one fails. A race that takes the first answer takes
//! the failure. A branch whose pattern does not fit leaves the race; the other runs
//! on.

use std::time::Duration;

use tokio::time::{Instant, sleep};

async fn ask(replica: u32, ms: u64, works: bool) -> Result<u32, &'static str> {
    sleep(Duration::from_millis(ms)).await;
    works.then_some(replica).ok_or("overloaded")
}

// ANCHOR: answer
async fn first_answer() -> Result<u32, &'static str> {
    tokio::select! {
        answer = ask(1, 300, true) => answer,
        answer = ask(2, 100, false) => answer,
    }
}
// ANCHOR_END: answer

// ANCHOR: success
async fn first_success(one_works: bool) -> Result<u32, &'static str> {
    tokio::select! {
        Ok(replica) = ask(1, 300, one_works) => Ok(replica),
        Ok(replica) = ask(2, 100, false) => Ok(replica),
        else => Err("no replica is left"),
    }
}
// ANCHOR_END: success

#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    report("first answer", first_answer()).await;
    report("first success", first_success(true)).await;
    report("first success, where both fail", first_success(false)).await;
}

async fn report(what: &str, race: impl Future<Output = Result<u32, &'static str>>) {
    let start = Instant::now();
    let end = race.await;
    println!("[{:>4} ms] {what}: {end:?}", start.elapsed().as_millis());
}
