// issue: every thread of the blocking pool waits for a closure that has none.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    use std::sync::{Arc, Barrier};
    let _shops = shops;
    let barrier = Arc::new(Barrier::new(100));
    let wait =
        |barrier: Arc<Barrier>| tokio::task::spawn_blocking(move || barrier.wait().is_leader());
    let all: Vec<_> = (0..100).map(|_| wait(barrier.clone())).collect();
    futures::future::join_all(all).await;
    0
}
