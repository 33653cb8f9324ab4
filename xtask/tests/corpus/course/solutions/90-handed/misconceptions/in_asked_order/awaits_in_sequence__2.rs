//! A stream, one at a time.

use lab_90_handed::Part;

pub async fn in_asked_order(sites: Vec<Part>) -> Vec<String> {
    use futures::StreamExt;
    let ask = |site: Part| async move {
        site.work().await;
        site.name().to_uppercase()
    };
    futures::stream::iter(sites).then(ask).collect().await
}
