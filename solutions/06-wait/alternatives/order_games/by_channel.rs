//! Tasks send their reports over a channel, which ends with the last of them.

use lab_06_wait::{Board, Station};
use tokio::sync::mpsc;

/// Asks all stations at once. Each report is shown the moment it comes; the result
/// has them in the order asked.
pub async fn order_games(stations: Vec<Station>, board: &Board) -> Vec<String> {
    let (tx, mut rx) = mpsc::channel(1);
    for (place, station) in stations.into_iter().enumerate() {
        let tx = tx.clone();
        tokio::spawn(async move { tx.send((place, station.report().await)).await });
    }
    drop(tx);
    let mut reports = Vec::new();
    while let Some((place, report)) = rx.recv().await {
        board.show(&report);
        reports.push((place, report));
    }
    reports.sort();
    reports.into_iter().map(|(_, report)| report).collect()
}
