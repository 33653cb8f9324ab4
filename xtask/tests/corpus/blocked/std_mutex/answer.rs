// issue: a std lock that the thread itself holds, across an await.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    use std::sync::{Arc, Mutex};
    let price = Arc::new(Mutex::new(0));
    let visits = shops.iter().map(|shop| {
        let price = price.clone();
        async move {
            let mut sum = price.lock().expect("no panic");
            *sum += shop.visit().await;
        }
    });
    for visit in [futures::future::join_all(visits)] {
        tokio::task::LocalSet::new().run_until(visit).await;
    }
    *price.lock().expect("no panic")
}
