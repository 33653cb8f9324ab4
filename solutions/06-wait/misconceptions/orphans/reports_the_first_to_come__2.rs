//! Belief: the first refusal that comes is the first in the list.

use futures::{StreamExt, stream::FuturesUnordered};
use lab_06_wait::{Refused, Transfer};

pub async fn pay_all(transfers: Vec<Transfer>) -> Result<u32, Refused> {
    let calls: FuturesUnordered<_> = transfers.iter().map(Transfer::send).collect();
    let ended: Vec<Result<u32, Refused>> = calls.collect().await;
    ended.into_iter().sum()
}
