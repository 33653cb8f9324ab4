//! Transfers, and the answer that pays them.

use lab_06_wait::Refused;
use lab_kit::Stage;

use super::answer::pay_all;

pub async fn scenario(stage: Stage) -> Result<u32, Refused> {
    pay_all(lab_06_wait::transfers(&stage)).await
}
