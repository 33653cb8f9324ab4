//! Two parts, a log, and the answer.

use lab_kit::Stage;

use super::answer::primary_wins;

pub async fn scenario(stage: Stage) {
    let (one, other) = lab_90_handed::pair(&stage);
    primary_wins(one, other, &lab_90_handed::log(&stage)).await
}
