//! Belief: `.await` starts the call and lets it run in the background.

use lab_06_wait::{Board, Station};

pub async fn order_games(stations: Vec<Station>, board: &Board) -> Vec<String> {
    let mut reports = Vec::new();
    for station in stations {
        let report = station.report().await;
        board.show(&report);
        reports.push(report);
    }
    reports
}
