// G41: the right trace, and the thread asleep for 80 ms.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    std::thread::sleep(std::time::Duration::from_millis(80));
    let visits = shops.iter().map(Shop::visit);
    futures::future::join_all(visits).await.into_iter().sum()
}
