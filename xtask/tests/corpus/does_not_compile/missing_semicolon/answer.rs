// G38: a semicolon is missing.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let sum = 0
    sum + shops.len() as u64
}
