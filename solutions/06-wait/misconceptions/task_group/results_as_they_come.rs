//! Belief: a set of tasks gives its results in the order in which they were spawned.

use tokio::task::JoinSet;

pub async fn scope<T, E, J>(jobs: Vec<J>) -> Result<Vec<T>, E>
where
    J: Future<Output = Result<T, E>> + Send + 'static,
    T: Send + 'static,
    E: Send + 'static,
{
    let mut group = JoinSet::from_iter(jobs);
    let mut results = Vec::new();
    while let Some(ended) = group.join_next().await {
        match ended.expect("a job does not panic") {
            Ok(result) => results.push(result),
            Err(error) => {
                group.shutdown().await;
                return Err(error);
            }
        }
    }
    Ok(results)
}
