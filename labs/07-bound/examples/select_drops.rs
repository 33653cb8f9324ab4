//! In a race the losers are dropped before the winner's code runs. What they held is
//! gone by then, and so is what they had done.

use std::time::Duration;

use tokio::time::{Instant, sleep};

async fn ask(start: Instant, who: &'static str, ms: u64) -> &'static str {
    let _asked = Asked(start, who);
    sleep(Duration::from_millis(ms)).await;
    who
}

#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    let start = Instant::now();
    // ANCHOR: race
    tokio::select! {
        who = ask(start, "near", 100) => say(start, format!("{who} wins")),
        who = ask(start, "far", 300) => say(start, format!("{who} wins")),
    }
    // ANCHOR_END: race
    sleep(Duration::from_millis(400)).await;
    say(start, "the end");
}

/// Says when an ask is over.
struct Asked(Instant, &'static str);

impl Drop for Asked {
    fn drop(&mut self) {
        say(self.0, format!("{} lets go of its connection", self.1));
    }
}

fn say(start: Instant, what: impl std::fmt::Display) {
    println!("[{:>4} ms] {what}", start.elapsed().as_millis());
}
