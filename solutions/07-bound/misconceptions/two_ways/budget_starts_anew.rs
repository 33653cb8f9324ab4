//! Belief: a timeout in a loop is one limit for the whole loop.

use std::time::Duration;

use lab_07_bound::{Late, Part};
use tokio::time::timeout;

pub async fn load_page(
    parts: Vec<Part>,
    each: Duration,
    page: Duration,
) -> Result<Vec<String>, Late> {
    let mut texts = Vec::new();
    for part in parts {
        let call = timeout(each, part.load());
        let text = timeout(page, call).await.map_err(|_| Late::Page)?;
        texts.push(text.map_err(|_| Late::Call)?);
    }
    Ok(texts)
}
