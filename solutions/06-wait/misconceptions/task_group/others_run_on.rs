//! Belief: an error from a join stops all that was joined.

use futures::future::try_join_all;
use tokio::task::JoinHandle;

pub async fn scope<T, E, J>(jobs: Vec<J>) -> Result<Vec<T>, E>
where
    J: Future<Output = Result<T, E>> + Send + 'static,
    T: Send + 'static,
    E: Send + 'static,
{
    let tasks = jobs.into_iter().map(tokio::spawn);
    try_join_all(tasks.map(output)).await
}

async fn output<T>(task: JoinHandle<T>) -> T {
    task.await.expect("a job does not panic")
}
