// issue: more parentheses than rustc has stack for.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    shops.len() as u64 +
}
