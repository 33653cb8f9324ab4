// issue: a permit that is forgotten, not given back.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let permits = tokio::sync::Semaphore::new(1);
    permits.acquire().await.expect("open").forget();
    let _permit = permits.acquire().await;
    shops[0].visit().await
}
