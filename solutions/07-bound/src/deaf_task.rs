//! A limit that jobs cannot fail to hear.

use std::time::Duration;

use lab_07_bound::Job;

/// Runs the jobs one after the other until `limit` has passed. Then a job that waits
/// is dropped, one that computes comes to its end, and none begins. When it returns,
/// none runs; it returns how many were done.
pub async fn run_jobs(jobs: Vec<Job>, limit: Duration) -> usize {
    // ANCHOR: solution-run_jobs
    let end = tokio::time::Instant::now() + limit;
    let mut done = 0;
    for job in jobs {
        if tokio::time::Instant::now() >= end {
            break;
        }
        if tokio::time::timeout_at(end, job.run()).await.is_err() {
            break;
        }
        done += 1;
    }
    done
    // ANCHOR_END: solution-run_jobs => todo!("run {jobs:?} for {limit:?}")
}
