//! Belief: `.await` starts the transfer and lets it run in the background.

use lab_06_wait::{Refused, Transfer};

pub async fn pay_all(transfers: Vec<Transfer>) -> Result<u32, Refused> {
    let mut sum = 0;
    for transfer in transfers {
        sum += transfer.send().await?;
    }
    Ok(sum)
}
