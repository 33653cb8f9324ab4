// issue: an index that is not there.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    shops[usize::from(shops.len() < 9) * 9].visit().await
}
