//! Belief: a destructor can close a session, though to close it one has to wait.

use lab_07_bound::{Database, Session};
use tokio_util::sync::CancellationToken;

struct Closing(Option<Session>);

impl Drop for Closing {
    fn drop(&mut self) {
        if let Some(session) = self.0.take() {
            let _closed = session.close();
        }
    }
}

pub async fn work(database: Database, stop: CancellationToken) -> usize {
    let mut session = Closing(Some(database.open().await));
    let mut units = 0;
    while let Some(session) = &mut session.0 {
        tokio::select! {
            _ = session.work() => units += 1,
            _ = stop.cancelled() => break,
        }
    }
    units
}
