// G21: a loop that yields.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let _shops = shops;
    loop {
        tokio::task::yield_now().await;
    }
}
