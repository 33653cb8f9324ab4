// issue: a closure on the blocking pool that never ends, awaited.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let _shops = shops;
    let stuck =
        tokio::task::spawn_blocking(|| std::thread::sleep(std::time::Duration::from_secs(3600)));
    stuck.await.expect("no panic");
    0
}
