//! A ticker that ticks once before the steps begin, and the answer that runs the
//! steps beside it.

use lab_kit::Stage;

use super::answer::crunch;

pub async fn scenario(stage: Stage) {
    let (ticker, steps) = lab_01_waiting::ticker_and_steps(&stage);
    tokio::spawn(ticker.run());
    tokio::task::yield_now().await;
    crunch(steps).await;
}
