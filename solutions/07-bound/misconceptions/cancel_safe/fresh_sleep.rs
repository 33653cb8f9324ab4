//! Belief: a sleep in a loop ends again and again, as a clock ticks.

use std::time::Duration;

use lab_07_bound::{Feed, Log};
use tokio::time::sleep;

pub async fn relay(feed: &mut Feed, begun: &mut String, log: &Log, every: Duration) {
    loop {
        tokio::select! {
            piece = feed.piece() => match piece {
                Some(piece) => begun.push_str(&piece),
                None => return,
            },
            _ = sleep(every) => log.save(),
        }
        if begun.ends_with('\n') {
            log.show(&std::mem::take(begun));
        }
    }
}
