//! A closure that awaits.

use lab_90_handed::{Log, Part};

pub async fn load_settings(settings: Part, log: &Log) {
    log.write("starting");
    let load = || settings.work().await;
    load();
    log.write("loaded");
}
