//! A task runs a future of any kind.

async fn run<F>(job: F) -> usize
where
    F: Future<Output = usize> + Send,
{
    let task = tokio::spawn(job);
    task.await.unwrap_or(0)
}

/// Runs one job.
pub async fn answer() -> usize {
    run(async { 4 }).await
}
