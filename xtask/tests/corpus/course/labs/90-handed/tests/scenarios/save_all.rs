//! Parts, a log, and the answer.

use lab_kit::Stage;

use super::answer::save_all;

pub async fn scenario(stage: Stage) {
    save_all(lab_90_handed::parts(&stage), &lab_90_handed::log(&stage)).await
}
