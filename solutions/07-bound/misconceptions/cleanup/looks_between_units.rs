//! Belief: a loop that looks at its token before each round stops when it is told
//! to.

use lab_07_bound::Database;
use tokio_util::sync::CancellationToken;

pub async fn work(database: Database, stop: CancellationToken) -> usize {
    let mut session = database.open().await;
    let mut units = 0;
    while !stop.is_cancelled() {
        session.work().await;
        units += 1;
    }
    session.close().await;
    units
}
