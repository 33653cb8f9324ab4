// issue: a panic in a destructor, when the task is over.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let _guard = Guard;
    let visits = shops.iter().map(Shop::visit);
    futures::future::join_all(visits).await.into_iter().sum()
}

struct Guard;

impl Drop for Guard {
    fn drop(&mut self) {
        panic!("in drop");
    }
}
