//! Runs when it is ready.

use lab_90_handed::Part;

pub async fn start_signal(worker: Part, boss: Part) {
    let ready = tokio::spawn(async move {
        worker.work().await;
        worker.note("runs");
    });
    boss.work().await;
    boss.note("gives the signal");
    ready.await.expect("no worker panics");
}
