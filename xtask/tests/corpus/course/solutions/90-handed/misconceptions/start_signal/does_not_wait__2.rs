//! Looks at the flag and does not wait.

use lab_90_handed::Part;

pub async fn start_signal(worker: Part, boss: Part) {
    let (start, started) = tokio::sync::watch::channel(false);
    let ready = async {
        worker.work().await;
        let given = *started.borrow();
        if given || !start.is_closed() {
            worker.note("runs");
        }
    };
    let signal = async {
        boss.work().await;
        boss.note("gives the signal");
        start.send(true).expect("the worker listens");
    };
    tokio::join!(ready, signal);
}
