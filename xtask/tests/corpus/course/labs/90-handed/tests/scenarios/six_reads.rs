//! A meter, and the answer that reads it.

use lab_kit::Stage;

use super::answer::six_reads;

pub async fn scenario(stage: Stage) {
    six_reads(lab_90_handed::meter(&stage)).await
}
