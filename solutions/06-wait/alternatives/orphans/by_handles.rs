//! Tasks, waited for one by one: each is awaited before any of them is judged.

use lab_06_wait::{Refused, Transfer};

/// Starts all transfers at once and lets each come to its end. Returns the sum, or,
/// of those that were refused, the first in the list.
pub async fn pay_all(transfers: Vec<Transfer>) -> Result<u32, Refused> {
    let mut calls = Vec::new();
    for transfer in transfers {
        calls.push(tokio::spawn(async move { transfer.send().await }));
    }
    let mut ended = Vec::new();
    for call in calls {
        ended.push(call.await.expect("a transfer does not panic"));
    }
    ended.into_iter().sum()
}
