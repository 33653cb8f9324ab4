//! Belief: a timeout around a loop is a limit for each round.

use std::time::Duration;

use lab_07_bound::{Late, Part};
use tokio::time::timeout;

pub async fn load_page(
    parts: Vec<Part>,
    each: Duration,
    page: Duration,
) -> Result<Vec<String>, Late> {
    let all = async {
        let mut texts = Vec::new();
        for part in parts {
            texts.push(part.load().await);
        }
        texts
    };
    let all = timeout(each, all);
    let loaded = timeout(page, all).await.map_err(|_| Late::Page)?;
    loaded.map_err(|_| Late::Call)
}
