//! A task that is waited for.

use lab_90_handed::{Log, Part};

pub async fn load_settings(settings: Part, log: &Log) {
    log.write("starting");
    let loading = tokio::spawn(async move { settings.work().await });
    loading.await.expect("no load panics");
    log.write("loaded");
}
