//! Belief: what has begun comes to its end, even if its future is dropped.

use lab_07_bound::{Bank, Receipt};
use tokio_util::task::TaskTracker;

pub async fn transfer(bank: Bank, _open: TaskTracker) -> Receipt {
    let money = bank.take().await;
    bank.give(money).await
}
