//! Belief: what a stream has read is as safe as the feed it reads from.

use std::time::Duration;

use futures::{StreamExt, stream};
use lab_07_bound::{Feed, Log};
use tokio::time::interval;

pub async fn relay(feed: &mut Feed, _: &mut String, log: &Log, every: Duration) {
    let lines = stream::unfold(feed, |feed| async {
        let line = feed.line().await?;
        Some((line, feed))
    });
    tokio::pin!(lines);
    let mut ticks = interval(every);
    loop {
        tokio::select! {
            line = lines.next() => match line {
                Some(line) => log.show(&line),
                None => return,
            },
            _ = ticks.tick() => log.save(),
        }
    }
}
