// G40: a thread is left running, asleep.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    std::thread::spawn(|| std::thread::sleep(std::time::Duration::from_secs(3600)));
    let visits = shops.iter().map(Shop::visit);
    futures::future::join_all(visits).await.into_iter().sum()
}
