//! Belief: if each step comes to its end, so does the whole.

use lab_07_bound::{Bank, Receipt};
use tokio_util::task::TaskTracker;

pub async fn transfer(bank: Bank, open: TaskTracker) -> Receipt {
    let taking = open.spawn({
        let bank = bank.clone();
        async move { bank.take().await }
    });
    let money = taking.await.expect("the bank does not panic");
    let giving = open.spawn(async move { bank.give(money).await });
    giving.await.expect("the bank does not panic")
}
