// G40: a closure is left on the blocking pool; the answer does not wait for it.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    drop(tokio::task::spawn_blocking(|| {
        std::thread::sleep(std::time::Duration::from_millis(20))
    }));
    let visits = shops.iter().map(Shop::visit);
    futures::future::join_all(visits).await.into_iter().sum()
}
