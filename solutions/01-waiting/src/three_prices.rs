//! Three waits in the time of the longest.

use lab_01_waiting::Stock;

/// Asks all stocks at once and returns their prices, in cents, in the order given.
pub async fn three_prices(stocks: [Stock; 3]) -> [u32; 3] {
    // ANCHOR: solution-three_prices
    let [a, b, c] = &stocks;
    let (a, b, c) = tokio::join!(a.price(), b.price(), c.price());
    [a, b, c]
    // ANCHOR_END: solution-three_prices => todo!("the prices of {stocks:?}")
}
