// G04: code 0 is no pass.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    drop(shops);
    std::process::exit(0)
}
