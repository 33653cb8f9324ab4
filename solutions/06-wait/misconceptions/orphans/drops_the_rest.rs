//! Belief: a transfer that has begun comes to its end, whoever stops waiting for it.

use futures::future::try_join_all;
use lab_06_wait::{Refused, Transfer};

pub async fn pay_all(transfers: Vec<Transfer>) -> Result<u32, Refused> {
    let amounts = try_join_all(transfers.iter().map(Transfer::send)).await?;
    Ok(amounts.into_iter().sum())
}
