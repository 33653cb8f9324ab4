//! Belief: `?` ends the loop, and what the loop was waiting for goes on.

use futures::{StreamExt, stream::FuturesUnordered};
use lab_06_wait::{Refused, Transfer};

pub async fn pay_all(transfers: Vec<Transfer>) -> Result<u32, Refused> {
    let calls = transfers.iter().map(Transfer::send);
    let mut calls = FuturesUnordered::from_iter(calls);
    let mut sum = 0;
    while let Some(ended) = calls.next().await {
        sum += ended?;
    }
    Ok(sum)
}
