//! A sync helper with a runtime of its own.

use lab_90_handed::{Log, Part};

fn load(settings: &Part) -> u64 {
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    runtime.expect("a runtime").block_on(settings.work())
}

pub async fn load_settings(settings: Part, log: &Log) {
    log.write("starting");
    load(&settings);
    log.write("loaded");
}
