//! A list of handles: the losers among them are aborted and waited for.

use futures::future::{join_all, select_all};
use lab_06_wait::{AllFailed, Mirror};

/// Asks all mirrors at once and returns the first file, or `AllFailed` if no mirror
/// has it. When it returns, no download still runs.
pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    let mut downloads = Vec::new();
    for mirror in mirrors {
        downloads.push(tokio::spawn(async move { mirror.download().await }));
    }
    while !downloads.is_empty() {
        let (ended, _, losers) = select_all(downloads).await;
        if let Ok(file) = ended.expect("a mirror does not panic") {
            losers.iter().for_each(|download| download.abort());
            join_all(losers).await;
            return Ok(file);
        }
        downloads = losers;
    }
    Err(AllFailed)
}
