//! A worker, a boss, and the answer.

use lab_kit::Stage;

use super::answer::start_signal;

pub async fn scenario(stage: Stage) {
    let (worker, boss) = lab_90_handed::pair(&stage);
    start_signal(worker, boss).await
}
