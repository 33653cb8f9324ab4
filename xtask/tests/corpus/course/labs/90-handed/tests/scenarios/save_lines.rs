//! A disk, a number of lines, and the answer.

use lab_kit::Stage;

use super::answer::save_lines;

pub async fn scenario(stage: Stage) {
    let lines = lab_90_handed::number(&stage, "lines");
    save_lines(lines, lab_90_handed::disk(&stage)).await
}
