//! Sites, asked together, in the order asked.

use lab_90_handed::Part;

/// Asks all sites at once, and returns what they answer in the order of the list.
pub async fn in_asked_order(sites: Vec<Part>) -> Vec<String> {
    // ANCHOR: solution-in_asked_order
    let ask = |site: Part| {
        tokio::spawn(async move {
            site.work().await;
            site.name().to_uppercase()
        })
    };
    let handles: Vec<_> = sites.into_iter().map(ask).collect();
    let mut pages = Vec::new();
    for handle in handles {
        pages.push(handle.await.expect("no site panics"));
    }
    pages
    // ANCHOR_END: solution-in_asked_order => todo!("the pages of {sites:?}")
}
