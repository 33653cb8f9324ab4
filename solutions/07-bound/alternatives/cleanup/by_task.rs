//! The session in a task of its own, which the caller waits for.

use lab_07_bound::Database;
use tokio_util::sync::CancellationToken;

/// Opens a session and does unit after unit of work on it until told to stop. Then
/// drops the unit at hand, closes the session, and returns how many units were done.
pub async fn work(database: Database, stop: CancellationToken) -> usize {
    let task = async move {
        let mut session = database.open().await;
        let mut units = 0;
        while !stop.is_cancelled() {
            tokio::select! {
                _ = session.work() => units += 1,
                _ = stop.cancelled() => {}
            }
        }
        session.close().await;
        units
    };
    tokio::spawn(task)
        .await
        .expect("the database does not panic")
}
