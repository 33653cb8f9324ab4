//! Belief: transfers whose futures are all made have all begun.

use lab_06_wait::{Refused, Transfer};

pub async fn pay_all(transfers: Vec<Transfer>) -> Result<u32, Refused> {
    let calls: Vec<_> = transfers.iter().map(Transfer::send).collect();
    let mut sum = 0;
    for call in calls {
        match call.await {
            Ok(amount) => sum += amount,
            Err(refused) => return Err(refused),
        }
    }
    Ok(sum)
}
