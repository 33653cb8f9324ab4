//! The next of a set, which is dropped then.

use futures::StreamExt;
use futures::stream::FuturesUnordered;
use lab_80_hostile::Shop;

pub async fn first_home(shops: Vec<Shop>) -> u64 {
    let mut visits: FuturesUnordered<_> = shops.iter().map(Shop::visit).collect();
    visits.next().await.expect("there is a shop")
}
