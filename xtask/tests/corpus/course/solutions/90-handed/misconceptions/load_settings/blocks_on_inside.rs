//! A sync helper that blocks on a handle.

use lab_90_handed::{Log, Part};

fn load(settings: &Part) -> u64 {
    tokio::runtime::Handle::current().block_on(settings.work())
}

pub async fn load_settings(settings: Part, log: &Log) {
    log.write("starting");
    load(&settings);
    log.write("loaded");
}
