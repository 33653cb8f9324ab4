//! Belief: a set of tasks gives its results in the order in which they were spawned.

use lab_01_waiting::Stock;
use tokio::task::JoinSet;

pub async fn three_prices(stocks: [Stock; 3]) -> [u32; 3] {
    let mut calls = JoinSet::new();
    for stock in stocks {
        calls.spawn(async move { stock.price().await });
    }
    let prices = calls.join_all().await;
    prices.try_into().expect("three calls give three prices")
}
