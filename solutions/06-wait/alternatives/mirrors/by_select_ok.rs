//! No tasks: the losers are futures of this function, and dropped by it.

use futures::future::select_ok;
use lab_06_wait::{AllFailed, Mirror, Missing};

/// Asks all mirrors at once and returns the first file, or `AllFailed` if no mirror
/// has it. When it returns, no download still runs.
pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    let downloads = mirrors.iter().map(|mirror| Box::pin(mirror.download()));
    match select_ok(downloads).await {
        Ok((file, _losers)) => Ok(file),
        Err(Missing) => Err(AllFailed),
    }
}
