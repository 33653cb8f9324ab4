//! Belief: a call runs from the moment its future is made.

use lab_01_waiting::Stock;

pub async fn three_prices(stocks: [Stock; 3]) -> [u32; 3] {
    let calls = stocks.each_ref().map(Stock::price);
    let mut prices = Vec::new();
    for call in calls {
        prices.push(call.await);
    }
    prices.try_into().expect("three calls give three prices")
}
