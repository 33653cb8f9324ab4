//! Belief: a channel gives items in the order in which its senders were made.

use lab_01_waiting::Stock;
use tokio::sync::mpsc;

pub async fn three_prices(stocks: [Stock; 3]) -> [u32; 3] {
    let (tx, mut rx) = mpsc::channel(stocks.len());
    for stock in stocks {
        let tx = tx.clone();
        tokio::spawn(async move { tx.send(stock.price().await).await });
    }
    let mut prices = [0; 3];
    for price in &mut prices {
        *price = rx.recv().await.expect("three prices are sent");
    }
    prices
}
