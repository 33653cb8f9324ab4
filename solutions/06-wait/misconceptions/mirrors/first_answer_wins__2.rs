//! Belief: to select among futures is to get the first that succeeds.

use futures::future::select_all;
use lab_06_wait::{AllFailed, Mirror, Missing};

pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    let downloads = mirrors.iter().map(|mirror| Box::pin(mirror.download()));
    let (first, _place, _losers) = select_all(downloads).await;
    first.map_err(|Missing| AllFailed)
}
