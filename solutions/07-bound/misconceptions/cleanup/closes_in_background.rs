//! Belief: what is handed to a task is as good as done.

use lab_07_bound::Database;
use tokio_util::sync::CancellationToken;

pub async fn work(database: Database, stop: CancellationToken) -> usize {
    let mut session = database.open().await;
    let mut units = 0;
    loop {
        tokio::select! {
            _ = session.work() => units += 1,
            _ = stop.cancelled() => break,
        }
    }
    tokio::spawn(session.close());
    units
}
