//! Belief: `.await` starts the call and lets it run in the background.

use lab_01_waiting::Stock;

pub async fn three_prices(stocks: [Stock; 3]) -> [u32; 3] {
    let first = stocks[0].price().await;
    let second = stocks[1].price().await;
    let third = stocks[2].price().await;
    [first, second, third]
}
