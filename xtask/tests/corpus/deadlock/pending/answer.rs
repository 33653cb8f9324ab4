// G22: an await that never completes, with no timer.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let _shops = shops;
    std::future::pending().await
}
