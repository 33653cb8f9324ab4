//! Reports are taken from a set of tasks as they come. Each carries its place.

use lab_06_wait::{Board, Station};
use tokio::task::JoinSet;

/// Asks all stations at once. Each report is shown the moment it comes; the result
/// has them in the order asked.
pub async fn order_games(stations: Vec<Station>, board: &Board) -> Vec<String> {
    let mut reports = vec![String::new(); stations.len()];
    let mut calls = JoinSet::new();
    for (place, station) in stations.into_iter().enumerate() {
        calls.spawn(async move { (place, station.report().await) });
    }
    while let Some(ended) = calls.join_next().await {
        let (place, report) = ended.expect("a station does not panic");
        board.show(&report);
        reports[place] = report;
    }
    reports
}
