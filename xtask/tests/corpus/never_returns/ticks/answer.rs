// issue: a loop that sleeps; virtual time goes on.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let _shops = shops;
    loop {
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
}
