//! Each worker takes the one receiver.

use tokio::sync::mpsc;

/// Starts two workers.
pub async fn answer() {
    let (sender, mut receiver) = mpsc::channel::<u32>(4);
    for _ in 0..2 {
        tokio::spawn(async move { while receiver.recv().await.is_some() {} });
    }
    let _ = sender.send(1).await;
}
