//! No race: each wait for a piece ends when the next save is due.

use std::time::Duration;

use lab_07_bound::{Feed, Log};
use tokio::time::{Instant, timeout_at};

/// Shows each line as soon as it is whole, and saves the log every `every`, until
/// the feed ends. It may be dropped at any `.await` and called again with the same
/// feed and the same `begun`, where it can keep the part of a line that has come: no
/// text is lost.
pub async fn relay(feed: &mut Feed, begun: &mut String, log: &Log, every: Duration) {
    let mut due = Instant::now() + every;
    loop {
        match timeout_at(due, feed.piece()).await {
            Ok(Some(piece)) => begun.push_str(&piece),
            Ok(None) => return,
            Err(_) => {
                log.save();
                due += every;
            }
        }
        if begun.ends_with('\n') {
            log.show(begun);
            begun.clear();
        }
    }
}
