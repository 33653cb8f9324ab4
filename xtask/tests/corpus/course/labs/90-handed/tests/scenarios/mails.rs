//! Parts, a log, and the answer.

use lab_kit::Stage;

use super::answer::mails;

pub async fn scenario(stage: Stage) {
    mails(lab_90_handed::parts(&stage), &lab_90_handed::log(&stage)).await
}
