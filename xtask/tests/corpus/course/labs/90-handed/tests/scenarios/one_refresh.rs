//! A source, a number of readers, and the answer.

use lab_kit::Stage;

use super::answer::one_refresh;

pub async fn scenario(stage: Stage) {
    let source = lab_90_handed::part(&stage, "source");
    let readers = lab_90_handed::number(&stage, "readers");
    one_refresh(source, readers, lab_90_handed::log(&stage)).await
}
