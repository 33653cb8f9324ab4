//! Belief: when a set of tasks is dropped, its tasks are gone.

use lab_06_wait::{AllFailed, Mirror};
use tokio::task::JoinSet;

pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    let mut downloads = JoinSet::new();
    for mirror in mirrors {
        downloads.spawn(async move { mirror.download().await });
    }
    while let Some(ended) = downloads.join_next().await {
        if let Ok(file) = ended.expect("a mirror does not panic") {
            return Ok(file);
        }
    }
    Err(AllFailed)
}
