//! Two parts, a log, and the answer.

use lab_kit::Stage;

use super::answer::two_naps;

pub async fn scenario(stage: Stage) {
    let (one, other) = lab_90_handed::pair(&stage);
    two_naps(one, other, &lab_90_handed::log(&stage)).await
}
