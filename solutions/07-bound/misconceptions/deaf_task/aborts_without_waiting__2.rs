//! Belief: when a set of tasks is dropped, its tasks are gone.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use lab_07_bound::Job;
use tokio::task::JoinSet;
use tokio::time::timeout;

pub async fn run_jobs(jobs: Vec<Job>, limit: Duration) -> usize {
    let done = Arc::new(AtomicUsize::new(0));
    let count = done.clone();
    let all = async move {
        for job in jobs {
            job.run().await;
            count.fetch_add(1, Relaxed);
        }
    };
    let mut tasks = JoinSet::new();
    tasks.spawn(all);
    timeout(limit, tasks.join_next()).await.ok();
    drop(tasks);
    done.load(Relaxed)
}
