//! A set of tasks, joined.

use lab_90_handed::Part;

pub async fn in_asked_order(sites: Vec<Part>) -> Vec<String> {
    let mut asked = tokio::task::JoinSet::new();
    for site in sites {
        asked.spawn(async move {
            site.work().await;
            site.name().to_uppercase()
        });
    }
    asked.join_all().await
}
