//! Belief: a timeout in a loop is a period.

use std::time::Duration;

use lab_07_bound::{Feed, Log};
use tokio::time::timeout;

pub async fn relay(feed: &mut Feed, begun: &mut String, log: &Log, every: Duration) {
    loop {
        match timeout(every, feed.piece()).await {
            Ok(Some(piece)) => begun.push_str(&piece),
            Ok(None) => return,
            Err(_) => log.save(),
        }
        if begun.ends_with('\n') {
            log.show(begun);
            begun.clear();
        }
    }
}
