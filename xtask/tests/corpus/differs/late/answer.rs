// issue: no known belief gives this trace, and none is named.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    tokio::time::sleep(std::time::Duration::from_millis(7)).await;
    let visits = shops.iter().map(Shop::visit);
    futures::future::join_all(visits).await.into_iter().sum()
}
