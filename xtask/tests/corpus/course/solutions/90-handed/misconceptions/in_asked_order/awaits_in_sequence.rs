//! A loop.

use lab_90_handed::Part;

pub async fn in_asked_order(sites: Vec<Part>) -> Vec<String> {
    let mut pages = Vec::new();
    for site in sites {
        site.work().await;
        pages.push(site.name().to_uppercase());
    }
    pages
}
