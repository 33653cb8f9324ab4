//! All as one future.

use lab_90_handed::Part;

pub async fn in_asked_order(sites: Vec<Part>) -> Vec<String> {
    let ask = async |site: &Part| {
        site.work().await;
        site.name().to_uppercase()
    };
    futures::future::join_all(sites.iter().map(ask)).await
}
