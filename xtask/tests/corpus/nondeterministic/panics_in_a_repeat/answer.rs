// issue: the first play is right, and the second panics.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    static PLAYS: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
    let second = PLAYS.fetch_add(1, std::sync::atomic::Ordering::Relaxed) == 1;
    assert!(!second, "the second play");
    let visits = shops.iter().map(Shop::visit);
    futures::future::join_all(visits).await.into_iter().sum()
}
