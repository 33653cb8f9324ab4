//! A stream of calls, each with its limit, collected within the other.

use std::time::Duration;

use futures::{StreamExt, TryStreamExt, stream};
use lab_07_bound::{Late, Part};
use tokio::time::timeout;

/// Loads the parts one after the other. One call may take as long as `each`, all of
/// them together as long as `page`; the error says which limit was passed.
pub async fn load_page(
    parts: Vec<Part>,
    each: Duration,
    page: Duration,
) -> Result<Vec<String>, Late> {
    let texts = stream::iter(parts)
        .then(|part| async move { timeout(each, part.load()).await })
        .map_err(|_| Late::Call)
        .try_collect();
    timeout(page, texts).await.map_err(|_| Late::Page)?
}
