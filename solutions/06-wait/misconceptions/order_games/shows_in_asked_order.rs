//! Belief: to wait for running tasks one by one is to see each as it ends.

use lab_06_wait::{Board, Station};

pub async fn order_games(stations: Vec<Station>, board: &Board) -> Vec<String> {
    let mut calls = Vec::new();
    for station in stations {
        calls.push(tokio::spawn(async move { station.report().await }));
    }
    let mut reports = Vec::new();
    for call in calls {
        let report = call.await.expect("a station does not panic");
        board.show(&report);
        reports.push(report);
    }
    reports
}
