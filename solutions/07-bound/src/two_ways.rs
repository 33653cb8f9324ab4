//! A limit for each call, and one deadline for all of them.

use std::time::Duration;

use lab_07_bound::{Late, Part};

/// Loads the parts one after the other. One call may take as long as `each`, all of
/// them together as long as `page`; the error says which limit was passed.
pub async fn load_page(
    parts: Vec<Part>,
    each: Duration,
    page: Duration,
) -> Result<Vec<String>, Late> {
    // ANCHOR: solution-load_page
    let all = async {
        let mut texts = Vec::new();
        for part in parts {
            let text = tokio::time::timeout(each, part.load()).await;
            texts.push(text.map_err(|_| Late::Call)?);
        }
        Ok(texts)
    };
    let loaded = tokio::time::timeout(page, all).await;
    loaded.unwrap_or(Err(Late::Page))
    // ANCHOR_END: solution-load_page => todo!("{parts:?}, {each:?}, {page:?}")
}
