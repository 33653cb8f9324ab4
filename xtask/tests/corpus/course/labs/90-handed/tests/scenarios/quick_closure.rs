//! A number of consumers, a part, and the answer.

use lab_kit::Stage;

use super::answer::quick_closure;

pub async fn scenario(stage: Stage) {
    let consumers = lab_90_handed::number(&stage, "consumers");
    let part = lab_90_handed::part(&stage, "part");
    quick_closure(consumers, part, lab_90_handed::log(&stage)).await
}
