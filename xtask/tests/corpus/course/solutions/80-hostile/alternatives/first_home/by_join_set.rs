//! A task for each, shut down after the first.

use lab_80_hostile::Shop;
use tokio::task::JoinSet;

pub async fn first_home(shops: Vec<Shop>) -> u64 {
    let mut visits = JoinSet::new();
    for shop in shops {
        visits.spawn(async move { shop.visit().await });
    }
    let first = visits.join_next().await.expect("there is a shop");
    visits.shutdown().await;
    first.expect("no visit panics")
}
