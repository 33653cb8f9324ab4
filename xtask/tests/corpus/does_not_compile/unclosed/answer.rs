// G38: a brace is missing.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    if shops.is_empty() {
        return 0;
}
