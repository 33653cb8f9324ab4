// G41: real time is to bring order; virtual time does not see it.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    use std::time::{Duration, Instant};
    let mut sum = 0;
    for shop in &shops {
        let start = Instant::now();
        while start.elapsed() < Duration::from_millis(1) {}
        sum += shop.visit().await;
    }
    sum
}
