//! No tasks: results as they come, and their places with them.

use futures::{StreamExt, stream::FuturesUnordered};

/// Runs all jobs at once and returns their results in the order given. At the first
/// error it stops the other jobs, waits until they are gone, and returns that error.
pub async fn scope<T, E, J>(jobs: Vec<J>) -> Result<Vec<T>, E>
where
    J: Future<Output = Result<T, E>> + Send + 'static,
    T: Send + 'static,
    E: Send + 'static,
{
    let mut results: Vec<Option<T>> = jobs.iter().map(|_| None).collect();
    let jobs = jobs.into_iter().enumerate();
    let jobs = jobs.map(|(place, job)| async move { (place, job.await) });
    let mut jobs = FuturesUnordered::from_iter(jobs);
    while let Some((place, ended)) = jobs.next().await {
        results[place] = Some(ended?);
    }
    Ok(results.into_iter().flatten().collect())
}
