//! Belief: whoever joins a task and gets no result has seen a panic.

use futures::future::try_join_all;
use std::panic::resume_unwind;
use tokio::task::JoinHandle;

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
        for mut task in tasks {
            output(&mut task).await.ok();
        }
    }
    results
}

async fn output<T>(task: &mut JoinHandle<T>) -> T {
    let ended = task.await;
    ended.unwrap_or_else(|error| resume_unwind(error.into_panic()))
}
