//! Belief: the tasks of a set that is dropped come to their end all the same.

use futures::{StreamExt, TryStreamExt, stream};
use lab_06_wait::{Refused, Transfer};
use tokio::task::JoinSet;

pub async fn pay_all(transfers: Vec<Transfer>) -> Result<u32, Refused> {
    let mut calls = JoinSet::new();
    for transfer in transfers {
        calls.spawn(async move { transfer.send().await });
    }
    let ended = stream::poll_fn(|cx| calls.poll_join_next(cx));
    let ended = ended.map(|ended| ended.expect("a transfer does not panic"));
    ended
        .try_fold(0, async |sum, amount| Ok(sum + amount))
        .await
}
