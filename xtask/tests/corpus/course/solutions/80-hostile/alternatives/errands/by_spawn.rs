//! A task for each.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let visit = |shop: Shop| tokio::spawn(async move { shop.visit().await });
    let visits: Vec<_> = shops.into_iter().map(visit).collect();
    let mut sum = 0;
    for visit in visits {
        sum += visit.await.expect("no visit panics");
    }
    sum
}
