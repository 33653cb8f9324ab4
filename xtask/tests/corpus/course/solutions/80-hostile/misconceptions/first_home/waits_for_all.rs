//! Joins all and takes the least.

use lab_80_hostile::Shop;

pub async fn first_home(shops: Vec<Shop>) -> u64 {
    let prices = futures::future::join_all(shops.iter().map(Shop::visit)).await;
    prices.into_iter().min().expect("there is a shop")
}
