//! Belief: a clock that ticks is heard, even by somebody who waits for something
//! else.

use std::time::Duration;

use futures::FutureExt;
use lab_07_bound::{Feed, Log};
use tokio::time::{Instant, interval_at};

pub async fn relay(feed: &mut Feed, begun: &mut String, log: &Log, every: Duration) {
    let mut ticks = interval_at(Instant::now() + every, every);
    while let Some(piece) = feed.piece().await {
        if ticks.tick().now_or_never().is_some() {
            log.save();
        }
        begun.push_str(&piece);
        if begun.ends_with('\n') {
            log.show(&std::mem::take(begun));
        }
    }
}
