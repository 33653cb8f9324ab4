// G38: the first error has its place in the student's file.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    shops.len()
}
