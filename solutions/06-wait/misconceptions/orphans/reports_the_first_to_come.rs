//! Belief: a set of tasks gives its results in the order in which they were spawned.

use lab_06_wait::{Refused, Transfer};
use tokio::task::JoinSet;

pub async fn pay_all(transfers: Vec<Transfer>) -> Result<u32, Refused> {
    let mut calls = JoinSet::new();
    for transfer in transfers {
        calls.spawn(async move { transfer.send().await });
    }
    calls.join_all().await.into_iter().sum()
}
