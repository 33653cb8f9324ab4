//! The token's own race.

use lab_07_bound::Database;
use tokio_util::sync::CancellationToken;

/// Opens a session and does unit after unit of work on it until told to stop. Then
/// drops the unit at hand, closes the session, and returns how many units were done.
pub async fn work(database: Database, stop: CancellationToken) -> usize {
    let mut session = database.open().await;
    let mut units = 0;
    while stop.run_until_cancelled(session.work()).await.is_some() {
        units += 1;
    }
    session.close().await;
    units
}
