// G19: unsafe code is refused.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let n: *const u64 = &7;
    shops.len() as u64 + unsafe { *n }
}
