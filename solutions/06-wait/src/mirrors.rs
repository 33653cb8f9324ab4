//! The first success wins, and nothing is left running.

use lab_06_wait::{AllFailed, Mirror};

/// Asks all mirrors at once and returns the first file, or `AllFailed` if no mirror
/// has it. When it returns, no download still runs.
pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    // ANCHOR: solution-first_success
    let mut downloads = tokio::task::JoinSet::new();
    for mirror in mirrors {
        downloads.spawn(async move { mirror.download().await });
    }
    while let Some(ended) = downloads.join_next().await {
        if let Ok(file) = ended.expect("a mirror does not panic") {
            downloads.shutdown().await;
            return Ok(file);
        }
    }
    Err(AllFailed)
    // ANCHOR_END: solution-first_success => todo!("the first file of {mirrors:?}")
}
