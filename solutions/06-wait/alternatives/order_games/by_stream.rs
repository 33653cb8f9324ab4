//! No tasks: a stream of reports in the order of arrival, sorted in the end.

use futures::{StreamExt, stream::FuturesUnordered};
use lab_06_wait::{Board, Station};

/// Asks all stations at once. Each report is shown the moment it comes; the result
/// has them in the order asked.
pub async fn order_games(stations: Vec<Station>, board: &Board) -> Vec<String> {
    let calls: FuturesUnordered<_> = stations
        .iter()
        .enumerate()
        .map(|(place, station)| async move { (place, station.report().await) })
        .collect();
    let shown = calls.inspect(|(_, report)| board.show(report));
    let mut reports: Vec<_> = shown.collect().await;
    reports.sort();
    reports.into_iter().map(|(_, report)| report).collect()
}
