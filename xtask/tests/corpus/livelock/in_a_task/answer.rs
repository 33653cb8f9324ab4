// G21: a task that yields in a loop, while the answer waits for a timer.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    tokio::spawn(async {
        loop {
            tokio::task::yield_now().await;
        }
    });
    let visits = shops.iter().map(Shop::visit);
    futures::future::join_all(visits).await.into_iter().sum()
}
