//! The calls in a task, which is aborted and waited for when the time is up.

use std::time::Duration;

use lab_07_bound::{Late, Part};
use tokio::time::timeout;

/// Loads the parts one after the other. One call may take as long as `each`, all of
/// them together as long as `page`; the error says which limit was passed.
pub async fn load_page(
    parts: Vec<Part>,
    each: Duration,
    page: Duration,
) -> Result<Vec<String>, Late> {
    let mut load = tokio::spawn(async move {
        let mut texts = Vec::new();
        for part in parts {
            let text = timeout(each, part.load()).await;
            texts.push(text.map_err(|_| Late::Call)?);
        }
        Ok(texts)
    });
    match timeout(page, &mut load).await {
        Ok(loaded) => loaded.expect("a part does not panic"),
        Err(_) => {
            load.abort();
            load.await.ok();
            Err(Late::Page)
        }
    }
}
