// G20: the same in a task.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    tokio::spawn(async {
        loop {
            std::hint::spin_loop();
        }
    });
    let visits = shops.iter().map(Shop::visit);
    futures::future::join_all(visits).await.into_iter().sum()
}
