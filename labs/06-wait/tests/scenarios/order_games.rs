//! Stations, a board, and the answer that asks the ones and writes on the other.

use lab_kit::Stage;

use super::answer::order_games;

pub async fn scenario(stage: Stage) -> Vec<String> {
    let board = lab_06_wait::board(&stage);
    order_games(lab_06_wait::stations(&stage), &board).await
}
