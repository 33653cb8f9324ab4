// issue: rustc reads a file without an end.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let bytes = include_bytes!("/dev/zero");
    shops.len() as u64 + u64::from(bytes[0])
}
