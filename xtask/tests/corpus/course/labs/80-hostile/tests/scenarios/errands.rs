//! The shops of the plan, and the answer that visits them.

use lab_kit::Stage;

use super::answer::errands;

pub async fn scenario(stage: Stage) -> u64 {
    errands(lab_80_hostile::shops(&stage)).await
}
