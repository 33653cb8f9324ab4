//! One of three calls fails. What becomes of the others depends on who owns them.
//! Futures that `try_join!` holds are dropped with it. Tasks run on, for nobody.
//! `join!` waits for all three and leaves the error to you.

use std::{fmt::Debug, time::Duration};

use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};

// ANCHOR: call
async fn call(n: u32) -> Result<u32, &'static str> {
    let mut end = End("is dropped", n, Instant::now());
    sleep(Duration::from_millis(if n == 2 { 50 } else { 100 })).await;
    end.0 = "ends";
    if n == 2 { Err("boom") } else { Ok(n) }
}
// ANCHOR_END: call

// ANCHOR: held
async fn held() -> Result<(u32, u32, u32), &'static str> {
    tokio::try_join!(call(1), call(2), call(3))
}
// ANCHOR_END: held

// ANCHOR: spawned
async fn spawned() -> Result<(u32, u32, u32), &'static str> {
    let [one, two, three] = [1, 2, 3].map(|n| tokio::spawn(call(n)));
    tokio::try_join!(output(one), output(two), output(three))
}

async fn output<T>(task: JoinHandle<T>) -> T {
    task.await.expect("a call does not panic")
}
// ANCHOR_END: spawned

// ANCHOR: main
#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    report("try_join! of futures", held()).await;
    report("try_join! of handles", spawned()).await;
    let all = async { tokio::join!(call(1), call(2), call(3)) };
    report("join! of futures", all).await;
}
// ANCHOR_END: main

async fn report(how: &str, answer: impl Future<Output: Debug>) {
    println!("{how}");
    let start = Instant::now();
    say(start, format!("{:?}", answer.await));
    sleep(Duration::from_millis(200)).await; // whatever runs on has its say
    say(start, "the end");
}

/// Says how a call ended.
struct End(&'static str, u32, Instant);

impl Drop for End {
    fn drop(&mut self) {
        say(self.2, format!("call {} {}", self.1, self.0));
    }
}

fn say(start: Instant, what: impl std::fmt::Display) {
    println!("[{:>4} ms] {what}", start.elapsed().as_millis());
}
