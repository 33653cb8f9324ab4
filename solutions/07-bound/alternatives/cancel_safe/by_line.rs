//! A reader of lines that keeps what it has read where its caller has it.

use std::time::Duration;

use lab_07_bound::{Feed, Log};
use tokio::time::interval;

/// Shows each line as soon as it is whole, and saves the log every `every`, until
/// the feed ends. It may be dropped at any `.await` and called again with the same
/// feed and the same `begun`, where it can keep the part of a line that has come: no
/// text is lost.
pub async fn relay(feed: &mut Feed, begun: &mut String, log: &Log, every: Duration) {
    let mut ticks = interval(every);
    loop {
        tokio::select! {
            line = line(feed, begun) => match line {
                Some(line) => log.show(&line),
                None => return,
            },
            _ = ticks.tick() => log.save(),
        }
    }
}

/// The next whole line. To drop it loses nothing.
async fn line(feed: &mut Feed, begun: &mut String) -> Option<String> {
    while !begun.ends_with('\n') {
        let piece = feed.piece().await?;
        begun.push_str(&piece);
    }
    Some(std::mem::take(begun))
}
