//! The receipt comes back by a channel. If nobody takes it there, that is all right.

use lab_07_bound::{Bank, Receipt};
use tokio::sync::oneshot;
use tokio_util::task::TaskTracker;

/// Takes the money and gives it, in this order. Wherever the caller leaves, what was
/// taken is given; and whoever waits for `open` waits for that too.
pub async fn transfer(bank: Bank, open: TaskTracker) -> Receipt {
    let (tx, rx) = oneshot::channel();
    open.spawn(async move {
        let money = bank.take().await;
        tx.send(bank.give(money).await).ok();
    });
    rx.await.expect("a receipt always comes")
}
