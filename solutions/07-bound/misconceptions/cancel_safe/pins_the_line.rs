//! Belief: a future that survives the ticks is never dropped.

use std::pin::pin;
use std::time::Duration;

use lab_07_bound::{Feed, Log};
use tokio::time::interval;

pub async fn relay(feed: &mut Feed, _: &mut String, log: &Log, every: Duration) {
    let mut ticks = interval(every);
    loop {
        let mut line = pin!(feed.line());
        let line = loop {
            tokio::select! {
                line = &mut line => break line,
                _ = ticks.tick() => log.save(),
            }
        };
        match line {
            Some(line) => log.show(&line),
            None => return,
        }
    }
}
