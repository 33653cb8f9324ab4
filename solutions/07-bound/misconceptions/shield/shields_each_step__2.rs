//! Belief: what is shielded step by step is shielded in between too.

use lab_07_bound::{Bank, Receipt};
use tokio_util::task::TaskTracker;

async fn shielded<T, F>(open: &TaskTracker, step: F) -> T
where
    F: Future<Output = T> + Send + 'static,
    T: Send + 'static,
{
    let task = tokio::spawn(open.track_future(step));
    task.await.expect("the bank does not panic")
}

pub async fn transfer(bank: Bank, open: TaskTracker) -> Receipt {
    let taker = bank.clone();
    let money = shielded(&open, async move { taker.take().await }).await;
    shielded(&open, async move { bank.give(money).await }).await
}
