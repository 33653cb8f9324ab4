//! Two replicas of one service: the first answer wins. `select!` drops the loser's
//! future before it goes on with the winner's answer: nothing of the race is left.

use std::time::Duration;

use tokio::time::{Instant, sleep};

async fn ask(replica: u32, ms: u64) -> u32 {
    let mut end = End("is dropped", replica, Instant::now());
    sleep(Duration::from_millis(ms)).await;
    end.0 = "answers";
    replica
}

// ANCHOR: main
#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    let start = Instant::now();
    let winner = tokio::select! {
        replica = ask(1, 300) => replica,
        replica = ask(2, 100) => replica,
    };
    say(start, format!("the winner is replica {winner}"));
}
// ANCHOR_END: main

/// Says how a call ended.
struct End(&'static str, u32, Instant);

impl Drop for End {
    fn drop(&mut self) {
        say(self.2, format!("replica {} {}", self.1, self.0));
    }
}

fn say(start: Instant, what: impl std::fmt::Display) {
    println!("[{:>4} ms] {what}", start.elapsed().as_millis());
}
