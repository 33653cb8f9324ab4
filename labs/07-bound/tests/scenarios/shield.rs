//! A bank, a caller who may leave, and a shutdown that waits for what is open.

use lab_07_bound::Receipt;
use lab_kit::Stage;
use tokio_util::task::TaskTracker;

use super::answer::transfer;

pub async fn scenario(stage: Stage) -> Option<Receipt> {
    let (bank, caller) = lab_07_bound::bank(&stage);
    stage.invariant(bank.keeps_all());
    let open = TaskTracker::new();
    let call = transfer(bank, open.clone());
    let receipt = caller.waits_for(stage.sweep(call)).await;
    open.close();
    open.wait().await;
    receipt
}
