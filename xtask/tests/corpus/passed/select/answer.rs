// G42: two branches of a select are ready at once, and both are right.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    tokio::select! {
        () = std::future::ready(()) => {}
        () = std::future::ready(()) => {}
    }
    let visits = shops.iter().map(Shop::visit);
    futures::future::join_all(visits).await.into_iter().sum()
}
