//! Belief: to track the wait for a task is to track the task.

use lab_07_bound::{Bank, Receipt};
use tokio::sync::oneshot;
use tokio_util::task::TaskTracker;

pub async fn transfer(bank: Bank, open: TaskTracker) -> Receipt {
    let (tx, rx) = oneshot::channel();
    tokio::spawn(async move {
        let money = bank.take().await;
        tx.send(bank.give(money).await).ok();
    });
    let receipt = open.track_future(rx).await;
    receipt.expect("a receipt always comes")
}
