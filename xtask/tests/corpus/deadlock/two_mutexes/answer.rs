// G23: two locks taken crosswise by two tasks.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Mutex;

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let (a, b) = (Arc::new(Mutex::new(1)), Arc::new(Mutex::new(2)));
    let one = tokio::spawn(both(a.clone(), b.clone()));
    let other = tokio::spawn(both(b, a));
    let _shops = shops;
    one.await.expect("no panic") + other.await.expect("no panic")
}

async fn both(first: Arc<Mutex<u64>>, second: Arc<Mutex<u64>>) -> u64 {
    let first = first.lock().await;
    tokio::time::sleep(Duration::from_millis(10)).await;
    let second = second.lock().await;
    *first + *second
}
