//! Belief: a join is over as soon as one of its futures has what is wanted.

use futures::future::join_all;
use lab_06_wait::{AllFailed, Mirror};

pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    let ended = join_all(mirrors.iter().map(Mirror::download)).await;
    ended.into_iter().flatten().next().ok_or(AllFailed)
}
