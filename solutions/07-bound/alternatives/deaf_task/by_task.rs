//! A task that gives turns away, so that it can be aborted, and is waited for.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use lab_07_bound::Job;
use tokio::task::yield_now;
use tokio::time::timeout;

/// Runs the jobs one after the other until `limit` has passed. Then a job that waits
/// is dropped, one that computes comes to its end, and none begins. When it returns,
/// none runs; it returns how many were done.
pub async fn run_jobs(jobs: Vec<Job>, limit: Duration) -> usize {
    let done = Arc::new(AtomicUsize::new(0));
    let count = done.clone();
    let mut task = tokio::spawn(async move {
        for job in jobs {
            job.run().await;
            count.fetch_add(1, Relaxed);
            yield_now().await;
        }
    });
    if timeout(limit, &mut task).await.is_err() {
        task.abort();
        task.await.ok();
    }
    done.load(Relaxed)
}
