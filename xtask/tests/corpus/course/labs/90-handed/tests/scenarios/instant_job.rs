//! Two parts, a log, and the answer.

use lab_kit::Stage;

use super::answer::instant_job;

pub async fn scenario(stage: Stage) {
    let (one, other) = lab_90_handed::pair(&stage);
    instant_job(one, other, &lab_90_handed::log(&stage)).await
}
