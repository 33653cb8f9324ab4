//! A set whose results carry their place.

use lab_90_handed::Part;

pub async fn in_asked_order(sites: Vec<Part>) -> Vec<String> {
    let mut asked = tokio::task::JoinSet::new();
    for (place, site) in sites.into_iter().enumerate() {
        asked.spawn(async move {
            site.work().await;
            (place, site.name().to_uppercase())
        });
    }
    let mut pages = asked.join_all().await;
    pages.sort();
    pages.into_iter().map(|(_, page)| page).collect()
}
