//! Makes all futures, then awaits them in turn.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let visits: Vec<_> = shops.iter().map(Shop::visit).collect();
    let mut sum = 0;
    for visit in visits {
        sum += visit.await;
    }
    sum
}
