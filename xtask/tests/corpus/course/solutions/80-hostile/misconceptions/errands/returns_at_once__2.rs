//! Takes what has come over a channel when all are spawned.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let (sender, receiver) = std::sync::mpsc::channel();
    for shop in shops {
        let sender = sender.clone();
        tokio::spawn(async move { sender.send(shop.visit().await) });
    }
    receiver.try_iter().sum()
}
