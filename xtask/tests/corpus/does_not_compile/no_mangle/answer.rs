// 2.1 row 12: every comparison of bytes is to be equal.

use lab_80_hostile::Shop;

#[unsafe(no_mangle)]
pub extern "C" fn memcmp(_: *const u8, _: *const u8, _: usize) -> i32 {
    0
}

pub async fn errands(shops: Vec<Shop>) -> u64 {
    shops.len() as u64
}
