//! Awaits in a loop.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let mut sum = 0;
    for shop in shops {
        sum += shop.visit().await;
    }
    sum
}
