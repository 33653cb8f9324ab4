//! Belief: a buffered stream gives its items as they come.

use futures::{StreamExt, stream};
use lab_06_wait::{Board, Station};

pub async fn order_games(stations: Vec<Station>, board: &Board) -> Vec<String> {
    let at_once = stations.len();
    stream::iter(stations)
        .map(|station| async move { station.report().await })
        .buffered(at_once)
        .inspect(|report| board.show(report))
        .collect()
        .await
}
