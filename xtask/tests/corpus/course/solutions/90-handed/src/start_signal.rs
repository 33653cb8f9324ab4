//! A worker that waits for its start.

use lab_90_handed::Part;

/// The worker makes ready and runs once the boss has given the signal, however long ago that was.
pub async fn start_signal(worker: Part, boss: Part) {
    // ANCHOR: solution-start_signal
    let (start, mut started) = tokio::sync::watch::channel(false);
    let ready = tokio::spawn(async move {
        worker.work().await;
        started
            .wait_for(|given| *given)
            .await
            .expect("the boss stays");
        worker.note("runs");
    });
    boss.work().await;
    boss.note("gives the signal");
    start.send(true).expect("the worker listens");
    ready.await.expect("no worker panics");
    // ANCHOR_END: solution-start_signal => todo!("{worker:?} waits for {boss:?}")
}
