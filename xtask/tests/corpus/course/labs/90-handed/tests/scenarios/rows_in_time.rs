//! A query, a limit, a log, and the answer.

use lab_kit::Stage;

use super::answer::rows_in_time;

pub async fn scenario(stage: Stage) {
    let (query, limit) = lab_90_handed::pair(&stage);
    rows_in_time(query, limit, &lab_90_handed::log(&stage)).await
}
