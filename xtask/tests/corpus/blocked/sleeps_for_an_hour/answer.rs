// G24: a sleep of std that outlasts any limit.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let _shops = shops;
    std::thread::sleep(std::time::Duration::from_secs(3600));
    0
}
