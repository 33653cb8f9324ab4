//! Belief: a timeout around the handle of a task stops the task.

use std::time::Duration;

use lab_07_bound::{Late, Part};
use tokio::time::{Instant, timeout, timeout_at};

pub async fn load_page(
    parts: Vec<Part>,
    each: Duration,
    page: Duration,
) -> Result<Vec<String>, Late> {
    let end = Instant::now() + page;
    let mut texts = Vec::new();
    for part in parts {
        let call = tokio::spawn(async move { part.load().await });
        match timeout_at(end, timeout(each, call)).await {
            Ok(Ok(text)) => texts.push(text.expect("a part does not panic")),
            Ok(Err(_)) => return Err(Late::Call),
            Err(_) => return Err(Late::Page),
        }
    }
    Ok(texts)
}
