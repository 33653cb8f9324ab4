//! Belief: a set of tasks gives its results in the order in which they were spawned.

use lab_06_wait::{Board, Station};
use tokio::task::JoinSet;

pub async fn order_games(stations: Vec<Station>, board: &Board) -> Vec<String> {
    let mut calls = JoinSet::new();
    for station in stations {
        calls.spawn(async move { station.report().await });
    }
    let mut reports = Vec::new();
    while let Some(report) = calls.join_next().await {
        let report = report.expect("a station does not panic");
        board.show(&report);
        reports.push(report);
    }
    reports
}
