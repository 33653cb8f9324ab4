//! Belief: a sender that nobody uses any more does not count.

use futures::{StreamExt, channel::mpsc, future};
use lab_06_wait::{AllFailed, Mirror};

pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    let (tx, rx) = mpsc::unbounded();
    let ask = |mirror: Mirror| {
        let tx = tx.clone();
        tokio::spawn(async move { tx.unbounded_send(mirror.download().await) });
    };
    mirrors.into_iter().for_each(ask);
    let files = rx.filter_map(|ended| future::ready(ended.ok()));
    files.into_future().await.0.ok_or(AllFailed)
}
