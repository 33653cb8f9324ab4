//! Two workers take from one channel.

use tokio::sync::mpsc;

/// Starts two workers.
pub async fn answer() {
    let (sender, receiver) = mpsc::channel::<u32>(4);
    for _ in 0..2 {
        let mut jobs = receiver.clone();
        tokio::spawn(async move { while jobs.recv().await.is_some() {} });
    }
    let _ = sender.send(1).await;
}
