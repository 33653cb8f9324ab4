//! Belief: a limit is kept by a look at the clock before each job.

use std::time::Duration;

use lab_07_bound::Job;
use tokio::time::Instant;

pub async fn run_jobs(jobs: Vec<Job>, limit: Duration) -> usize {
    let start = Instant::now();
    let mut done = 0;
    for job in jobs {
        if start.elapsed() >= limit {
            break;
        }
        job.run().await;
        done += 1;
    }
    done
}
