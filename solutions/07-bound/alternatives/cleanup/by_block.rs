//! The race drops the work and not the session: that belongs to the function.

use lab_07_bound::Database;
use tokio_util::sync::CancellationToken;

/// Opens a session and does unit after unit of work on it until told to stop. Then
/// drops the unit at hand, closes the session, and returns how many units were done.
pub async fn work(database: Database, stop: CancellationToken) -> usize {
    let mut session = database.open().await;
    let mut units = 0;
    let endless = async {
        loop {
            session.work().await;
            units += 1;
        }
    };
    tokio::select! {
        () = endless => {}
        () = stop.cancelled() => {}
    }
    session.close().await;
    units
}
