//! Belief: a deadline counts from the call that it is given to.

use std::time::Duration;

use lab_07_bound::{Late, Part};
use tokio::time::{Instant, timeout_at};

pub async fn load_page(
    parts: Vec<Part>,
    each: Duration,
    page: Duration,
) -> Result<Vec<String>, Late> {
    let start = Instant::now();
    let (each, page) = (start + each, start + page);
    let mut texts = Vec::new();
    for part in parts {
        let call = timeout_at(each, part.load());
        match timeout_at(page, call).await {
            Ok(Ok(text)) => texts.push(text),
            Ok(Err(_)) => return Err(Late::Call),
            Err(_) => return Err(Late::Page),
        }
    }
    Ok(texts)
}
