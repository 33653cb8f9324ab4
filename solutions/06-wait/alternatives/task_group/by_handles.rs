//! A list of handles. The first error ends the wait; then all are aborted, awaited.

use futures::future::{join_all, try_join_all};
use tokio::task::JoinHandle;

/// Runs all jobs at once and returns their results in the order given. At the first
/// error it stops the other jobs, waits until they are gone, and returns that error.
pub async fn scope<T, E, J>(jobs: Vec<J>) -> Result<Vec<T>, E>
where
    J: Future<Output = Result<T, E>> + Send + 'static,
    T: Send + 'static,
    E: Send + 'static,
{
    let mut tasks: Vec<_> = jobs.into_iter().map(tokio::spawn).collect();
    let results = try_join_all(tasks.iter_mut().map(output)).await;
    if results.is_err() {
        tasks.retain(|task| !task.is_finished());
        tasks.iter().for_each(|task| task.abort());
        join_all(tasks).await;
    }
    results
}

async fn output<T>(task: &mut JoinHandle<T>) -> T {
    task.await.expect("a job does not panic")
}
