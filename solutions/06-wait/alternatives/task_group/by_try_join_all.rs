//! No tasks: the jobs are futures of this function, and dropped by it.

use futures::future::try_join_all;

/// Runs all jobs at once and returns their results in the order given. At the first
/// error it stops the other jobs, waits until they are gone, and returns that error.
pub async fn scope<T, E, J>(jobs: Vec<J>) -> Result<Vec<T>, E>
where
    J: Future<Output = Result<T, E>> + Send + 'static,
    T: Send + 'static,
    E: Send + 'static,
{
    try_join_all(jobs).await
}
