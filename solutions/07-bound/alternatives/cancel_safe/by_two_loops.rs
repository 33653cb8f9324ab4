//! Two loops side by side, one for the lines and one for the clock.

use std::time::Duration;

use lab_07_bound::{Feed, Log};
use tokio::time::interval;

/// Shows each line as soon as it is whole, and saves the log every `every`, until
/// the feed ends. It may be dropped at any `.await` and called again with the same
/// feed and the same `begun`, where it can keep the part of a line that has come: no
/// text is lost.
pub async fn relay(feed: &mut Feed, begun: &mut String, log: &Log, every: Duration) {
    let lines = async {
        while let Some(piece) = feed.piece().await {
            begun.push_str(&piece);
            if begun.ends_with('\n') {
                log.show(&std::mem::take(begun));
            }
        }
    };
    let saves = async {
        let mut ticks = interval(every);
        loop {
            ticks.tick().await;
            log.save();
        }
    };
    tokio::select! {
        () = lines => {}
        () = saves => {}
    }
}
