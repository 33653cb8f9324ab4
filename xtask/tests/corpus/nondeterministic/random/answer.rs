// G42: a random number decides.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    use std::hash::{BuildHasher, Hasher};
    let ms = std::collections::hash_map::RandomState::new()
        .build_hasher()
        .finish()
        % 5000;
    tokio::time::sleep(std::time::Duration::from_millis(ms)).await;
    let visits = shops.iter().map(Shop::visit);
    futures::future::join_all(visits).await.into_iter().sum()
}
