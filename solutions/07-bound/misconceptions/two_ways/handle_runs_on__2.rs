//! Belief: the loser of a race stops, even if it is only the handle of a task.

use std::time::Duration;

use lab_07_bound::{Late, Part};
use tokio::time::sleep;

pub async fn load_page(
    parts: Vec<Part>,
    each: Duration,
    page: Duration,
) -> Result<Vec<String>, Late> {
    let end = sleep(page);
    tokio::pin!(end);
    let mut texts = Vec::new();
    for part in parts {
        let call = tokio::spawn(async move { part.load().await });
        tokio::select! {
            text = call => texts.push(text.expect("a part does not panic")),
            _ = sleep(each) => return Err(Late::Call),
            _ = &mut end => return Err(Late::Page),
        }
    }
    Ok(texts)
}
