// issue: a receiver waits for the end of a channel whose sender it holds itself.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let (sender, mut receiver) = tokio::sync::mpsc::channel(8);
    for shop in shops {
        let sender = sender.clone();
        tokio::spawn(async move { sender.send(shop.visit().await).await });
    }
    let mut sum = 0;
    while let Some(price) = receiver.recv().await {
        sum += price;
    }
    drop(sender);
    sum
}
