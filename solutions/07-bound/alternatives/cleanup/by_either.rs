//! A race without a macro.

use std::pin::pin;

use futures::future::{Either, select};
use lab_07_bound::Database;
use tokio_util::sync::CancellationToken;

/// Opens a session and does unit after unit of work on it until told to stop. Then
/// drops the unit at hand, closes the session, and returns how many units were done.
pub async fn work(database: Database, stop: CancellationToken) -> usize {
    let mut session = database.open().await;
    let mut told = pin!(stop.cancelled());
    let mut units = 0;
    while let Either::Right(_) = select(told.as_mut(), pin!(session.work())).await {
        units += 1;
    }
    session.close().await;
    units
}
