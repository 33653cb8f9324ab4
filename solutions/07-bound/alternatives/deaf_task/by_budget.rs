//! What is left of the limit is the limit of the next job.

use std::time::Duration;

use lab_07_bound::Job;
use tokio::time::{Instant, timeout};

/// Runs the jobs one after the other until `limit` has passed. Then a job that waits
/// is dropped, one that computes comes to its end, and none begins. When it returns,
/// none runs; it returns how many were done.
pub async fn run_jobs(jobs: Vec<Job>, limit: Duration) -> usize {
    let start = Instant::now();
    let mut done = 0;
    for job in jobs {
        let left = limit.saturating_sub(start.elapsed());
        if left.is_zero() || timeout(left, job.run()).await.is_err() {
            return done;
        }
        done += 1;
    }
    done
}
