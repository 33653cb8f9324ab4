//! Belief: a wait for a line that comes too late has only not begun.

use std::time::Duration;

use lab_07_bound::{Feed, Log};
use tokio::time::{Instant, timeout_at};

pub async fn relay(feed: &mut Feed, _: &mut String, log: &Log, every: Duration) {
    let mut due = Instant::now() + every;
    loop {
        let line = async {
            let mut line = String::new();
            while !line.ends_with('\n') {
                line += &feed.piece().await?;
            }
            Some(line)
        };
        match timeout_at(due, line).await {
            Ok(Some(line)) => log.show(&line),
            Ok(None) => return,
            Err(_) => {
                log.save();
                due += every;
            }
        }
    }
}
