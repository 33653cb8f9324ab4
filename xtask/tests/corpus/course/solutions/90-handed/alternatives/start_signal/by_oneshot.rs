//! A message that waits in its channel.

use lab_90_handed::Part;

pub async fn start_signal(worker: Part, boss: Part) {
    let (start, started) = tokio::sync::oneshot::channel();
    let ready = async {
        worker.work().await;
        started.await.expect("the boss stays");
        worker.note("runs");
    };
    let signal = async {
        boss.work().await;
        boss.note("gives the signal");
        start.send(()).expect("the worker listens");
    };
    tokio::join!(ready, signal);
}
