//! Jobs, a limit, and the answer that runs the ones within the other.

use lab_kit::Stage;

use super::answer::run_jobs;

pub async fn scenario(stage: Stage) -> usize {
    let (jobs, limit) = lab_07_bound::jobs(&stage);
    run_jobs(jobs, limit).await
}
