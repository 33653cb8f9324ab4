//! A job, a pulse, and the answer.

use lab_kit::Stage;

use super::answer::heartbeat;

pub async fn scenario(stage: Stage) {
    let (job, pulse) = lab_90_handed::pair(&stage);
    heartbeat(job, pulse).await
}
