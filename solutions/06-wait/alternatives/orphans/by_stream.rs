//! No tasks: a stream that drives all of them and keeps their order.

use futures::{StreamExt, stream::FuturesOrdered};
use lab_06_wait::{Refused, Transfer};

/// Starts all transfers at once and lets each come to its end. Returns the sum, or,
/// of those that were refused, the first in the list.
pub async fn pay_all(transfers: Vec<Transfer>) -> Result<u32, Refused> {
    let calls: FuturesOrdered<_> = transfers.iter().map(Transfer::send).collect();
    let ended: Vec<Result<u32, Refused>> = calls.collect().await;
    ended.into_iter().sum()
}
