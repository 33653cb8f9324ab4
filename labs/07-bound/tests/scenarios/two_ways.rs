//! A page in parts, two limits, and the answer that loads it.

use lab_07_bound::Late;
use lab_kit::Stage;

use super::answer::load_page;

pub async fn scenario(stage: Stage) -> Result<Vec<String>, Late> {
    let (parts, each, page) = lab_07_bound::page(&stage);
    load_page(parts, each, page).await
}
