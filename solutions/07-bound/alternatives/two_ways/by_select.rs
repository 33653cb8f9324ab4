//! Two clocks in a race with each call: a new one, and one that goes on.

use std::time::Duration;

use lab_07_bound::{Late, Part};
use tokio::time::sleep;

/// Loads the parts one after the other. One call may take as long as `each`, all of
/// them together as long as `page`; the error says which limit was passed.
pub async fn load_page(
    parts: Vec<Part>,
    each: Duration,
    page: Duration,
) -> Result<Vec<String>, Late> {
    let end = sleep(page);
    tokio::pin!(end);
    let mut texts = Vec::new();
    for part in parts {
        tokio::select! {
            text = part.load() => texts.push(text),
            _ = sleep(each) => return Err(Late::Call),
            _ = &mut end => return Err(Late::Page),
        }
    }
    Ok(texts)
}
