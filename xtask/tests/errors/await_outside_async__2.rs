//! Awaits in a closure.

async fn load(page: u32) -> u32 {
    page
}

/// Loads two pages.
pub async fn answer() -> Vec<u32> {
    [1, 2].into_iter().map(|page| load(page).await).collect()
}
