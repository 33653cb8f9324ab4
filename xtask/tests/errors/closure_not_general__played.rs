//! Asks shops by a stream: what plays the answer wants it to be `Send`.

use futures::stream::{self, StreamExt};

struct Shop(usize);

impl Shop {
    async fn price(&self) -> usize {
        self.0
    }
}

/// Asks all. A comment may say `.buffered(2)`.
pub async fn answer() -> Vec<usize> {
    let shops = [Shop(4), Shop(5), Shop(6)];
    stream::iter(shops.iter().map(|shop| shop.price()))
        .buffered(3) // here
        .collect()
        .await
}
