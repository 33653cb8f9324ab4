// G39: it silences panics by a hook of its own, and has none.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    std::panic::set_hook(Box::new(|_| {}));
    let visits = shops.iter().map(Shop::visit);
    futures::future::join_all(visits).await.into_iter().sum()
}
