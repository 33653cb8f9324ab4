//! Two calls, and the answer that times one.

use lab_kit::Stage;

use super::answer::stopwatch;

pub async fn scenario(stage: Stage) -> u64 {
    let (first, second) = lab_90_handed::pair(&stage);
    stopwatch(first, second).await
}
