//! A clock that is looked at first, and a turn for the runtime before each look.

use std::time::Duration;

use lab_07_bound::Job;
use tokio::task::yield_now;
use tokio::time::sleep;

/// Runs the jobs one after the other until `limit` has passed. Then a job that waits
/// is dropped, one that computes comes to its end, and none begins. When it returns,
/// none runs; it returns how many were done.
pub async fn run_jobs(jobs: Vec<Job>, limit: Duration) -> usize {
    let end = sleep(limit);
    tokio::pin!(end);
    let mut done = 0;
    for job in jobs {
        tokio::select! {
            biased;
            _ = &mut end => break,
            _ = job.run() => done += 1,
        }
        yield_now().await;
    }
    done
}
