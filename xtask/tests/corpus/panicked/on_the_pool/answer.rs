// G39: a panic on the blocking pool, whose handle says nothing.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let _ = tokio::task::spawn_blocking(|| panic!("in the pool")).await;
    let visits = shops.iter().map(Shop::visit);
    futures::future::join_all(visits).await.into_iter().sum()
}
