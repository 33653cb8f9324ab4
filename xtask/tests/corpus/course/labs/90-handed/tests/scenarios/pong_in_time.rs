//! A line, a limit, a log, and the answer.

use lab_kit::Stage;

use super::answer::pong_in_time;

pub async fn scenario(stage: Stage) {
    let line = lab_90_handed::line(&stage);
    let limit = lab_90_handed::part(&stage, "limit");
    pong_in_time(line, limit, &lab_90_handed::log(&stage)).await
}
