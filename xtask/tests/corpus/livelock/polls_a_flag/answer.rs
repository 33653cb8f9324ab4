// G21: a flag that nobody sets, looked at again and again.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let flag = std::sync::atomic::AtomicBool::new(false);
    while !flag.load(std::sync::atomic::Ordering::Relaxed) {
        tokio::time::sleep(std::time::Duration::ZERO).await;
        tokio::task::yield_now().await;
    }
    shops[0].visit().await
}
