//! The tracker spawns the task itself.

use lab_07_bound::{Bank, Receipt};
use tokio_util::task::TaskTracker;

/// Takes the money and gives it, in this order. Wherever the caller leaves, what was
/// taken is given; and whoever waits for `open` waits for that too.
pub async fn transfer(bank: Bank, open: TaskTracker) -> Receipt {
    let task = open.spawn(async move {
        let money = bank.take().await;
        bank.give(money).await
    });
    task.await.expect("the bank does not panic")
}
