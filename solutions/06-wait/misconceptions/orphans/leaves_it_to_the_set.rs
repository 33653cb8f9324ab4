//! Belief: a set of tasks waits for its tasks when it goes out of scope.

use lab_06_wait::{Refused, Transfer};
use tokio::task::JoinSet;

pub async fn pay_all(transfers: Vec<Transfer>) -> Result<u32, Refused> {
    let mut calls = JoinSet::new();
    for transfer in transfers {
        calls.spawn(async move { transfer.send().await });
    }
    let mut sum = 0;
    while let Some(ended) = calls.join_next().await {
        sum += ended.expect("a transfer does not panic")?;
    }
    Ok(sum)
}
