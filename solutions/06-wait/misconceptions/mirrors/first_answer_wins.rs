//! Belief: the first answer settles it, be it a file or a failure.

use lab_06_wait::{AllFailed, Mirror};
use tokio::task::JoinSet;

pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    let mut downloads = JoinSet::new();
    for mirror in mirrors {
        downloads.spawn(async move { mirror.download().await });
    }
    let first = downloads.join_next().await.expect("there is a mirror");
    downloads.shutdown().await;
    first
        .expect("a mirror does not panic")
        .map_err(|_| AllFailed)
}
