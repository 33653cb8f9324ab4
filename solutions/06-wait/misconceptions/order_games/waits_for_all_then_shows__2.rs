//! Belief: reports that are collected as they come are also shown as they come.

use lab_06_wait::{Board, Station};
use tokio::task::JoinSet;

pub async fn order_games(stations: Vec<Station>, board: &Board) -> Vec<String> {
    let mut calls = JoinSet::new();
    for (place, station) in stations.into_iter().enumerate() {
        calls.spawn(async move { (place, station.report().await) });
    }
    let mut reports = calls.join_all().await;
    reports.sort();
    let show = |(_, report): (usize, String)| {
        board.show(&report);
        report
    };
    reports.into_iter().map(show).collect()
}
