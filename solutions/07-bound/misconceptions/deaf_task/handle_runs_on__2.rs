//! Belief: a task ends when nobody listens to it any more.

use std::time::Duration;

use lab_07_bound::Job;
use tokio::sync::mpsc;
use tokio::time::sleep;

pub async fn run_jobs(jobs: Vec<Job>, limit: Duration) -> usize {
    let (tx, mut rx) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        for job in jobs {
            job.run().await;
            tx.send(()).ok();
        }
    });
    let end = sleep(limit);
    tokio::pin!(end);
    let mut done = 0;
    loop {
        tokio::select! {
            biased;
            next = rx.recv() => match next {
                Some(()) => done += 1,
                None => return done,
            },
            _ = &mut end => return done,
        }
    }
}
