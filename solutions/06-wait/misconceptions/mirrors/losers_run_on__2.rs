//! Belief: to drop the handles of the losers is to drop the losers.

use futures::{StreamExt, stream::FuturesUnordered};
use lab_06_wait::{AllFailed, Mirror};

pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    let mut downloads = FuturesUnordered::new();
    for mirror in mirrors {
        downloads.push(tokio::spawn(async move { mirror.download().await }));
    }
    while let Some(ended) = downloads.next().await {
        if let Ok(file) = ended.expect("a mirror does not panic") {
            drop(downloads);
            return Ok(file);
        }
    }
    Err(AllFailed)
}
