// issue: a sender waits for room, and the receiver is read only after it.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let (sender, mut receiver) = tokio::sync::mpsc::channel(1);
    for shop in &shops {
        sender
            .send(shop.visit().await)
            .await
            .expect("the receiver is here");
    }
    receiver.recv().await.unwrap_or_default()
}
