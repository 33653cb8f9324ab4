//! Asks shops of several kinds.

trait Shop {
    async fn price(&self) -> usize;
}

struct Acme;

impl Shop for Acme {
    async fn price(&self) -> usize {
        4
    }
}

/// Asks all.
pub async fn answer() -> usize {
    let shops: Vec<Box<dyn Shop>> = vec![Box::new(Acme)];
    let mut sum = 0;
    for shop in &shops {
        sum += shop.price().await;
    }
    sum
}
