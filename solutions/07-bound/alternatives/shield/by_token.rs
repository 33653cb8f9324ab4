//! The task holds a token of the tracker as long as it works.

use lab_07_bound::{Bank, Receipt};
use tokio_util::task::TaskTracker;

/// Takes the money and gives it, in this order. Wherever the caller leaves, what was
/// taken is given; and whoever waits for `open` waits for that too.
pub async fn transfer(bank: Bank, open: TaskTracker) -> Receipt {
    let at_work = open.token();
    let task = tokio::spawn(async move {
        let money = bank.take().await;
        let receipt = bank.give(money).await;
        drop(at_work);
        receipt
    });
    task.await.expect("the bank does not panic")
}
