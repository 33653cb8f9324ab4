//! Three stocks and the answer that asks them.

use lab_kit::Stage;

use super::answer::three_prices;

pub async fn scenario(stage: Stage) -> [u32; 3] {
    three_prices(lab_01_waiting::stocks(&stage)).await
}
