//! Belief: a program that shuts down waits for its tasks.

use lab_07_bound::{Bank, Receipt};
use tokio_util::task::TaskTracker;

pub async fn transfer(bank: Bank, _open: TaskTracker) -> Receipt {
    let task = tokio::spawn(async move {
        let money = bank.take().await;
        bank.give(money).await
    });
    task.await.expect("the bank does not panic")
}
