//! A sync helper that awaits.

use lab_90_handed::{Log, Part};

fn load(settings: &Part) -> u64 {
    settings.work().await
}

pub async fn load_settings(settings: Part, log: &Log) {
    log.write("starting");
    load(&settings);
    log.write("loaded");
}
