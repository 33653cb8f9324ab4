//! No tasks: a stream of answers as they come, which drops the losers when it goes.

use futures::{StreamExt, stream::FuturesUnordered};
use lab_06_wait::{AllFailed, Mirror};

/// Asks all mirrors at once and returns the first file, or `AllFailed` if no mirror
/// has it. When it returns, no download still runs.
pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    let downloads = mirrors.iter().map(Mirror::download);
    let mut downloads = FuturesUnordered::from_iter(downloads);
    while let Some(ended) = downloads.next().await {
        if let Ok(file) = ended {
            return Ok(file);
        }
    }
    Err(AllFailed)
}
