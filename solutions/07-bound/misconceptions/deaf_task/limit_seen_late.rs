//! Belief: at its limit a timeout ends at once, if only its future gives turns away.

use std::time::Duration;

use lab_07_bound::Job;
use tokio::task::yield_now;
use tokio::time::timeout;

pub async fn run_jobs(jobs: Vec<Job>, limit: Duration) -> usize {
    let mut done = 0;
    let all = async {
        for job in jobs {
            job.run().await;
            done += 1;
            yield_now().await;
        }
    };
    timeout(limit, all).await.ok();
    done
}
