//! A set of tasks that is emptied. Each refusal carries its place in the list.

use lab_06_wait::{Refused, Transfer};
use tokio::task::JoinSet;

/// Starts all transfers at once and lets each come to its end. Returns the sum, or,
/// of those that were refused, the first in the list.
pub async fn pay_all(transfers: Vec<Transfer>) -> Result<u32, Refused> {
    let mut calls = JoinSet::new();
    for (place, transfer) in transfers.into_iter().enumerate() {
        calls.spawn(async move { (place, transfer.send().await) });
    }
    let (mut sum, mut refused) = (0, None);
    while let Some(ended) = calls.join_next().await {
        match ended.expect("a transfer does not panic") {
            (_, Ok(amount)) => sum += amount,
            (place, Err(why)) => match refused {
                Some((first, _)) if first < place => {}
                _ => refused = Some((place, why)),
            },
        }
    }
    refused.map_or(Ok(sum), |(_, why)| Err(why))
}
