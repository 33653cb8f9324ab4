//! Belief: a stream of running tasks gives the one that ends first.

use futures::{StreamExt, stream::FuturesOrdered};
use lab_06_wait::{AllFailed, Mirror};

pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    let mut downloads = FuturesOrdered::new();
    for mirror in mirrors {
        downloads.push_back(tokio::spawn(async move { mirror.download().await }));
    }
    while let Some(ended) = downloads.next().await {
        if let Ok(file) = ended.expect("a mirror does not panic") {
            return Ok(file);
        }
    }
    Err(AllFailed)
}
