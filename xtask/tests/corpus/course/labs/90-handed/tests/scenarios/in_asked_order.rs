//! Sites, and the answer that asks them.

use lab_kit::Stage;

use super::answer::in_asked_order;

pub async fn scenario(stage: Stage) -> Vec<String> {
    in_asked_order(lab_90_handed::parts(&stage)).await
}
