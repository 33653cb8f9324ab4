//! Belief: a branch that loses its race goes on in the next round.

use std::time::Duration;

use lab_07_bound::{Feed, Log};
use tokio::time::interval;

pub async fn relay(feed: &mut Feed, _: &mut String, log: &Log, every: Duration) {
    let mut ticks = interval(every);
    loop {
        tokio::select! {
            line = feed.line() => match line {
                Some(line) => log.show(&line),
                None => return,
            },
            _ = ticks.tick() => log.save(),
        }
    }
}
