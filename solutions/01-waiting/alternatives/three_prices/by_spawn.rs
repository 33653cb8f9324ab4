//! Two calls run as tasks while this one makes the third.

use lab_01_waiting::Stock;

/// Asks all stocks at once and returns their prices, in cents, in the order given.
pub async fn three_prices(stocks: [Stock; 3]) -> [u32; 3] {
    let [first, second, third] = stocks;
    let second = tokio::spawn(async move { second.price().await });
    let third = tokio::spawn(async move { third.price().await });
    let first = first.price().await;
    let second = second.await.expect("a stock does not panic");
    let third = third.await.expect("a stock does not panic");
    [first, second, third]
}
