// 2.1 row 11: a constructor that runs before the test and exits.

use lab_80_hostile::Shop;

#[unsafe(link_section = ".init_array")]
#[used]
static BEFORE: extern "C" fn() = before;

extern "C" fn before() {
    std::process::exit(0);
}

pub async fn errands(shops: Vec<Shop>) -> u64 {
    shops.len() as u64
}
