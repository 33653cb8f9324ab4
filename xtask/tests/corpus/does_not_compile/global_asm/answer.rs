// G19: assembly is unsafe code too.

use lab_80_hostile::Shop;

std::arch::global_asm!(".pushsection .init_array", ".popsection");

pub async fn errands(shops: Vec<Shop>) -> u64 {
    shops.len() as u64
}
