//! A notification that leaves a permit.

use lab_90_handed::Part;

pub async fn start_signal(worker: Part, boss: Part) {
    let start = std::sync::Arc::new(tokio::sync::Notify::new());
    let started = start.clone();
    let ready = tokio::spawn(async move {
        worker.work().await;
        started.notified().await;
        worker.note("runs");
    });
    boss.work().await;
    boss.note("gives the signal");
    start.notify_one();
    ready.await.expect("no worker panics");
}
