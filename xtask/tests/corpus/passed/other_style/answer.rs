// G03: tasks, helpers and comments instead of a join.

use tokio::task::JoinSet;

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    // Each shop has a task of its own.
    let mut visits = JoinSet::new();
    for shop in shops {
        visits.spawn(one(shop));
    }
    let mut sum = 0;
    while let Some(price) = visits.join_next().await {
        sum += price.expect("no visit panics");
    }
    sum
}

/// One of them.
async fn one(shop: Shop) -> u64 {
    shop.visit().await
}
