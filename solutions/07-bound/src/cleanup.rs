//! Stops when it is told to, and closes what it opened before it returns.

use lab_07_bound::Database;
use tokio_util::sync::CancellationToken;

/// Opens a session and does unit after unit of work on it until told to stop. Then
/// drops the unit at hand, closes the session, and returns how many units were done.
pub async fn work(database: Database, stop: CancellationToken) -> usize {
    // ANCHOR: solution-work
    let mut session = database.open().await;
    let mut units = 0;
    loop {
        tokio::select! {
            _ = session.work() => units += 1,
            _ = stop.cancelled() => break,
        }
    }
    session.close().await;
    units
    // ANCHOR_END: solution-work => todo!("work on {database:?} until {stop:?}")
}
