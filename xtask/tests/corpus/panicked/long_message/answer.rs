// G25: a panic with a message of 10 MiB.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    assert!(shops.is_empty(), "{}", "too long ".repeat(1 << 20));
    0
}
