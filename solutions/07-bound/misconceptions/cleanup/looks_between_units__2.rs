//! Belief: to wait for the token after each unit is to wait for it all the time.

use futures::FutureExt;
use lab_07_bound::Database;
use tokio_util::sync::CancellationToken;

pub async fn work(database: Database, stop: CancellationToken) -> usize {
    let mut session = database.open().await;
    let mut units = 0;
    loop {
        session.work().await;
        units += 1;
        if stop.cancelled().now_or_never().is_some() {
            session.close().await;
            return units;
        }
    }
}
