//! Belief: a set of tasks lets its tasks come to their end.

use lab_07_bound::{Bank, Receipt};
use tokio::task::JoinSet;
use tokio_util::task::TaskTracker;

pub async fn transfer(bank: Bank, _open: TaskTracker) -> Receipt {
    let mut tasks = JoinSet::new();
    tasks.spawn(async move {
        let money = bank.take().await;
        bank.give(money).await
    });
    let receipt = tasks.join_next().await.expect("one task");
    receipt.expect("the bank does not panic")
}
