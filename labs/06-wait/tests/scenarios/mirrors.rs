//! Several mirrors of one file and the answer that downloads it.

use lab_06_wait::AllFailed;
use lab_kit::Stage;

use super::answer::first_success;

pub async fn scenario(stage: Stage) -> Result<String, AllFailed> {
    first_success(lab_06_wait::mirrors(&stage)).await
}
