// issue: a panic whose payload is no text.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    drop(shops);
    std::panic::panic_any(7_u8)
}
