//! Belief: a limit is kept by a look at the clock.

use std::time::Duration;

use lab_07_bound::{Late, Part};
use tokio::time::Instant;

pub async fn load_page(
    parts: Vec<Part>,
    each: Duration,
    page: Duration,
) -> Result<Vec<String>, Late> {
    let start = Instant::now();
    let mut texts = Vec::new();
    for part in parts {
        let called = Instant::now();
        texts.push(part.load().await);
        if called.elapsed() > each {
            return Err(Late::Call);
        }
        if start.elapsed() > page {
            return Err(Late::Page);
        }
    }
    Ok(texts)
}
