//! Steps, and the answer that counts them.

use lab_kit::Stage;

use super::answer::count_up;

pub async fn scenario(stage: Stage) -> u32 {
    count_up(lab_90_handed::parts(&stage)).await
}
