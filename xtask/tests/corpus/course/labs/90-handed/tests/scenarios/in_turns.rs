//! Two computations, and the answer.

use lab_kit::Stage;

use super::answer::in_turns;

pub async fn scenario(stage: Stage) {
    let (ada, bob) = lab_90_handed::pair(&stage);
    in_turns(ada, bob).await
}
