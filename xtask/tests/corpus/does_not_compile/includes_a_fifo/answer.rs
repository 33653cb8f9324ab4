// 2.1 row 16: rustc waits for a pipe for ever.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let bytes = include_bytes!("pipe");
    shops.len() as u64 + u64::from(bytes[0])
}
