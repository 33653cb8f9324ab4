//! Settings, loaded first.

use lab_90_handed::{Log, Part};

/// Logs `starting`, loads the settings, and logs `loaded`.
pub async fn load_settings(settings: Part, log: &Log) {
    // ANCHOR: solution-load_settings
    log.write("starting");
    settings.work().await;
    log.write("loaded");
    // ANCHOR_END: solution-load_settings => todo!("load {settings:?} for {log:?}")
}
