//! Asks shops by a stream, a few at a time.

use futures::stream::{self, StreamExt};

struct Shop(usize);

impl Shop {
    async fn price(&self) -> usize {
        self.0
    }
}

async fn ask(shops: [Shop; 3]) -> Vec<usize> {
    stream::iter(shops.iter().map(|shop| shop.price()))
        .buffered(3)
        .collect()
        .await
}

/// Asks all.
pub async fn answer() -> Vec<usize> {
    let all = tokio::spawn(ask([Shop(4), Shop(5), Shop(6)]));
    all.await.expect("no shop panics")
}
