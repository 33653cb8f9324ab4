//! A commit that lands, though nobody may be left who waits for it.

use lab_07_bound::{Bank, Receipt};
use tokio_util::task::TaskTracker;

/// Takes the money and gives it, in this order. Wherever the caller leaves, what was
/// taken is given; and whoever waits for `open` waits for that too.
pub async fn transfer(bank: Bank, open: TaskTracker) -> Receipt {
    // TODO(transfer)
    todo!("a transfer of {bank:?}, on {open:?}")
}
