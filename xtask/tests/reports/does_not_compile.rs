use std::cell::Cell;
use std::rc::Rc;

use lab_06_wait::{AllFailed, Mirror};

// ANCHOR: answer
pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    let failed = Rc::new(Cell::new(0));
    let mut downloads = tokio::task::JoinSet::new();
    for mirror in mirrors {
        let failed = failed.clone();
        downloads.spawn(async move {
            let ended = mirror.download().await;
            failed.set(failed.get() + 1);
            ended
        });
    }
    Err(AllFailed)
}
// ANCHOR_END: answer
