//! Belief: the last lines of a future run even if it is dropped, as `finally` does.

use lab_07_bound::Database;
use tokio_util::sync::CancellationToken;

pub async fn work(database: Database, stop: CancellationToken) -> usize {
    let mut units = 0;
    let all = async {
        let mut session = database.open().await;
        while !stop.is_cancelled() {
            session.work().await;
            units += 1;
        }
        session.close().await;
    };
    tokio::select! {
        _ = all => {}
        _ = stop.cancelled() => {}
    }
    units
}
