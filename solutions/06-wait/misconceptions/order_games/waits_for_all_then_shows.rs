//! Belief: the loop over what a join gives begins with the first report.

use futures::future::join_all;
use lab_06_wait::{Board, Station};

pub async fn order_games(stations: Vec<Station>, board: &Board) -> Vec<String> {
    let reports = join_all(stations.iter().map(Station::report)).await;
    for report in &reports {
        board.show(report);
    }
    reports
}
