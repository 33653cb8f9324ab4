//! A token that is cancelled at the limit, and jobs that are asked about it.

use std::time::Duration;

use lab_07_bound::Job;
use tokio::task::yield_now;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

/// Runs the jobs one after the other until `limit` has passed. Then a job that waits
/// is dropped, one that computes comes to its end, and none begins. When it returns,
/// none runs; it returns how many were done.
pub async fn run_jobs(jobs: Vec<Job>, limit: Duration) -> usize {
    let stop = CancellationToken::new();
    let clock = tokio::spawn({
        let guard = stop.clone().drop_guard();
        async move {
            sleep(limit).await;
            drop(guard);
        }
    });
    let mut done = 0;
    for job in jobs {
        yield_now().await;
        if stop.is_cancelled() {
            break;
        }
        if stop.run_until_cancelled(job.run()).await.is_none() {
            break;
        }
        done += 1;
    }
    clock.abort();
    done
}
