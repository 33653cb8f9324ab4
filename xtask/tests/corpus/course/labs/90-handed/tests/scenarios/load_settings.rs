//! Settings, a log, and the answer.

use lab_kit::Stage;

use super::answer::load_settings;

pub async fn scenario(stage: Stage) {
    let settings = lab_90_handed::part(&stage, "settings");
    load_settings(settings, &lab_90_handed::log(&stage)).await
}
