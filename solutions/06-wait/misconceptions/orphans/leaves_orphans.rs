//! Belief: when a join gives an error, all that was joined is over.

use futures::future::try_join_all;
use lab_06_wait::{Refused, Transfer};
use tokio::task::JoinHandle;

pub async fn pay_all(transfers: Vec<Transfer>) -> Result<u32, Refused> {
    let mut calls = Vec::new();
    for transfer in transfers {
        calls.push(tokio::spawn(async move { transfer.send().await }));
    }
    let amounts = try_join_all(calls.into_iter().map(output)).await?;
    Ok(amounts.into_iter().sum())
}

async fn output<T>(call: JoinHandle<T>) -> T {
    call.await.expect("a transfer does not panic")
}
