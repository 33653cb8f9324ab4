//! What `joined` and `main` of the listing `event_loop` do.

use lab_kit::Stage;

pub async fn scenario(stage: Stage) {
    let workers = lab_01_waiting::workers(&stage);
    let runs = workers.into_iter().map(lab_01_waiting::Worker::run);
    futures::future::join_all(runs).await;
    stage.actor("all").note("done");
}
