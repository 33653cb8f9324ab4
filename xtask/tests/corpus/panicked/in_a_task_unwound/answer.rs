// G39: a panic that goes round every hook.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    tokio::spawn(async { std::panic::resume_unwind(Box::new("round the hook")) });
    let visits = shops.iter().map(Shop::visit);
    futures::future::join_all(visits).await.into_iter().sum()
}
