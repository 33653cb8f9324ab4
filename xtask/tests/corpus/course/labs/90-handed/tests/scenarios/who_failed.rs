//! Workers, a log, and the answer.

use lab_kit::Stage;

use super::answer::who_failed;

pub async fn scenario(stage: Stage) {
    who_failed(lab_90_handed::workers(&stage), &lab_90_handed::log(&stage)).await
}
