//! Belief: a destructor that spawns the cleanup has cleaned up.

use lab_07_bound::{Database, Session};
use tokio_util::sync::CancellationToken;

struct Closing(Option<Session>);

impl Drop for Closing {
    fn drop(&mut self) {
        if let Some(session) = self.0.take() {
            tokio::spawn(session.close());
        }
    }
}

pub async fn work(database: Database, stop: CancellationToken) -> usize {
    let mut session = Closing(Some(database.open().await));
    let mut units = 0;
    while let Some(session) = &mut session.0 {
        let unit = stop.run_until_cancelled(session.work());
        if unit.await.is_none() {
            break;
        }
        units += 1;
    }
    units
}
