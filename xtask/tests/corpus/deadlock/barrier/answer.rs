// issue: a barrier for one more than there are.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let barrier = tokio::sync::Barrier::new(shops.len() + 1);
    let visits = shops.iter().map(|shop| async {
        barrier.wait().await;
        shop.visit().await
    });
    futures::future::join_all(visits).await.into_iter().sum()
}
