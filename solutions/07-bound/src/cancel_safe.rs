//! Text that is not lost, wherever its reader is dropped.

use std::time::Duration;

use lab_07_bound::{Feed, Log};

/// Shows each line as soon as it is whole, and saves the log every `every`, until
/// the feed ends. It may be dropped at any `.await` and called again with the same
/// feed and the same `begun`, where it can keep the part of a line that has come: no
/// text is lost.
pub async fn relay(feed: &mut Feed, begun: &mut String, log: &Log, every: Duration) {
    // ANCHOR: solution-relay
    let mut ticks = tokio::time::interval(every);
    loop {
        tokio::select! {
            piece = feed.piece() => match piece {
                Some(piece) => begun.push_str(&piece),
                None => return,
            },
            _ = ticks.tick() => log.save(),
        }
        if begun.ends_with('\n') {
            log.show(&std::mem::take(begun));
        }
    }
    // ANCHOR_END: solution-relay => todo!("{feed:?} {begun:?} {log:?} {every:?}")
}
