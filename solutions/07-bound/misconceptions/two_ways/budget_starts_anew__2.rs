//! Belief: a sleep that is written in a loop goes on from round to round.

use std::time::Duration;

use lab_07_bound::{Late, Part};
use tokio::time::sleep;

pub async fn load_page(
    parts: Vec<Part>,
    each: Duration,
    page: Duration,
) -> Result<Vec<String>, Late> {
    let mut texts = Vec::new();
    for part in parts {
        tokio::select! {
            text = part.load() => texts.push(text),
            _ = sleep(each) => return Err(Late::Call),
            _ = sleep(page) => return Err(Late::Page),
        }
    }
    Ok(texts)
}
