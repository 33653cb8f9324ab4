//! Belief: a tracker keeps alive what it tracks.

use lab_07_bound::{Bank, Receipt};
use tokio_util::task::TaskTracker;

pub async fn transfer(bank: Bank, open: TaskTracker) -> Receipt {
    let both = async {
        let money = bank.take().await;
        bank.give(money).await
    };
    open.track_future(both).await
}
