//! A database, the answer that works on it, and an owner who says when to stop.

use lab_kit::Stage;
use tokio_util::sync::CancellationToken;

use super::answer::work;

pub async fn scenario(stage: Stage) -> usize {
    let (database, owner) = lab_07_bound::database(&stage);
    let stop = CancellationToken::new();
    tokio::spawn(owner.stops(stop.clone()));
    work(database, stop).await
}
