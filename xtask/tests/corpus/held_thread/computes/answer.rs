// issue: the right trace, and 80 ms of computing in one poll.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let start = std::time::Instant::now();
    while start.elapsed() < std::time::Duration::from_millis(80) {
        std::hint::spin_loop();
    }
    let visits = shops.iter().map(Shop::visit);
    futures::future::join_all(visits).await.into_iter().sum()
}
