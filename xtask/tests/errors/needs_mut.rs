//! Receives one message.

use tokio::sync::mpsc;

/// Receives it.
pub async fn answer() -> Option<u32> {
    let (sender, receiver) = mpsc::channel(1);
    let _ = sender.send(4).await;
    receiver.recv().await
}
