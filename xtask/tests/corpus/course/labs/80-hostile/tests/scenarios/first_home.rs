//! The shops of the plan, and the answer that visits them.

use lab_kit::Stage;

use super::answer::first_home;

pub async fn scenario(stage: Stage) -> u64 {
    first_home(lab_80_hostile::shops(&stage)).await
}
