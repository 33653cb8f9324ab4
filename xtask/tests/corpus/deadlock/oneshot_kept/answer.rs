// issue: a oneshot whose sender is kept and never used.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let (_sender, receiver) = tokio::sync::oneshot::channel::<u64>();
    let _shops = shops;
    receiver.await.unwrap_or_default()
}
