//! Order of arrival on the board, order asked in the result.

use lab_06_wait::{Board, Station};

/// Asks all stations at once. Each report is shown the moment it comes; the result
/// has them in the order asked.
pub async fn order_games(stations: Vec<Station>, board: &Board) -> Vec<String> {
    // ANCHOR: solution-order_games
    let reports = stations.iter().map(|station| async move {
        let report = station.report().await;
        board.show(&report);
        report
    });
    futures::future::join_all(reports).await
    // ANCHOR_END: solution-order_games => todo!("show {stations:?} on {board:?}")
}
