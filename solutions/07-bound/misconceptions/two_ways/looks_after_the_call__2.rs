//! Belief: what is left of a budget is known in time to stop a call.

use std::time::Duration;

use lab_07_bound::{Late, Part};
use tokio::time::Instant;

pub async fn load_page(
    parts: Vec<Part>,
    each: Duration,
    page: Duration,
) -> Result<Vec<String>, Late> {
    let mut left = page;
    let mut texts = Vec::new();
    for part in parts {
        let called = Instant::now();
        let text = part.load().await;
        let took = called.elapsed();
        if took > each {
            return Err(Late::Call);
        }
        left = left.checked_sub(took).ok_or(Late::Page)?;
        texts.push(text);
    }
    Ok(texts)
}
