//! Belief: a task that was spawned comes to its end, so nobody has to wait for it.

use lab_06_wait::{Refused, Transfer};
use tokio::sync::mpsc;

pub async fn pay_all(transfers: Vec<Transfer>) -> Result<u32, Refused> {
    let (tx, mut rx) = mpsc::channel(1);
    for transfer in transfers {
        let tx = tx.clone();
        tokio::spawn(async move { tx.send(transfer.send().await).await });
    }
    drop(tx);
    let mut sum = 0;
    while let Some(ended) = rx.recv().await {
        sum += ended?;
    }
    Ok(sum)
}
