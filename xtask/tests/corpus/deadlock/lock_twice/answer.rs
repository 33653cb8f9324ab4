// issue: the lock that it holds, again.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let price = tokio::sync::Mutex::new(0);
    let mut first = price.lock().await;
    *first += shops[0].visit().await;
    let second = price.lock().await;
    *second
}
