//! Subscribes when it is ready.

use lab_90_handed::Part;

pub async fn start_signal(worker: Part, boss: Part) {
    let (start, _) = tokio::sync::broadcast::channel(4);
    let ready = async {
        worker.work().await;
        let mut started = start.subscribe();
        started.recv().await.expect("the boss stays");
        worker.note("runs");
    };
    let signal = async {
        boss.work().await;
        boss.note("gives the signal");
        start.send(()).ok();
    };
    tokio::join!(ready, signal);
}
