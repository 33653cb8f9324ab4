//! Belief: a stream of futures runs them all at once, whatever takes them from it.

use futures::{StreamExt, stream};
use lab_06_wait::{Board, Station};

pub async fn order_games(stations: Vec<Station>, board: &Board) -> Vec<String> {
    stream::iter(stations)
        .then(|station| async move { station.report().await })
        .inspect(|report| board.show(report))
        .collect()
        .await
}
