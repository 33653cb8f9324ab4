//! Everybody comes to an end, and then it is over.

use lab_06_wait::{Refused, Transfer};

/// Starts all transfers at once and lets each come to its end. Returns the sum, or,
/// of those that were refused, the first in the list.
pub async fn pay_all(transfers: Vec<Transfer>) -> Result<u32, Refused> {
    // ANCHOR: solution-pay_all
    let calls = transfers.iter().map(Transfer::send);
    let ended = futures::future::join_all(calls).await;
    ended.into_iter().sum()
    // ANCHOR_END: solution-pay_all => todo!("pay {transfers:?}")
}
