// issue: notify_waiters before anybody waits is lost.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let bell = tokio::sync::Notify::new();
    bell.notify_waiters();
    bell.notified().await;
    shops[0].visit().await
}
