//! Belief: any handle lets its task run on when it is dropped.

use lab_07_bound::{Bank, Receipt};
use tokio_util::task::AbortOnDropHandle;
use tokio_util::task::TaskTracker;

pub async fn transfer(bank: Bank, _open: TaskTracker) -> Receipt {
    let both = async move {
        let money = bank.take().await;
        bank.give(money).await
    };
    let task = AbortOnDropHandle::new(tokio::spawn(both));
    task.await.expect("the bank does not panic")
}
