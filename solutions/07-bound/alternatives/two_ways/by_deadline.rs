//! One deadline, handed down to every call.

use std::time::Duration;

use lab_07_bound::{Late, Part};
use tokio::time::{Instant, timeout, timeout_at};

/// Loads the parts one after the other. One call may take as long as `each`, all of
/// them together as long as `page`; the error says which limit was passed.
pub async fn load_page(
    parts: Vec<Part>,
    each: Duration,
    page: Duration,
) -> Result<Vec<String>, Late> {
    let end = Instant::now() + page;
    let mut texts = Vec::new();
    for part in parts {
        match timeout_at(end, timeout(each, part.load())).await {
            Ok(Ok(text)) => texts.push(text),
            Ok(Err(_)) => return Err(Late::Call),
            Err(_) => return Err(Late::Page),
        }
    }
    Ok(texts)
}
