//! Parts, a log, and the answer.

use lab_kit::Stage;

use super::answer::sum_up;

pub async fn scenario(stage: Stage) {
    sum_up(lab_90_handed::parts(&stage), &lab_90_handed::log(&stage)).await
}
