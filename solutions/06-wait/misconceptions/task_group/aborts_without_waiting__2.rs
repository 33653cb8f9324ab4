//! Belief: a task that is aborted is gone when `abort` returns.

use futures::future::try_join_all;

pub async fn scope<T, E, J>(jobs: Vec<J>) -> Result<Vec<T>, E>
where
    J: Future<Output = Result<T, E>> + Send + 'static,
    T: Send + 'static,
    E: Send + 'static,
{
    let mut tasks: Vec<_> = jobs.into_iter().map(tokio::spawn).collect();
    let ended = tasks
        .iter_mut()
        .map(|task| async { task.await.expect("a job does not panic") });
    let results = try_join_all(ended).await;
    if results.is_err() {
        tasks.iter().for_each(|task| task.abort());
    }
    results
}
