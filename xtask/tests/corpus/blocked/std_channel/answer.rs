// issue: a receiver of std waits on the thread that would send.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let (sender, receiver) = std::sync::mpsc::channel();
    tokio::spawn(async move { sender.send(shops[0].visit().await) });
    receiver.recv().unwrap_or_default()
}
