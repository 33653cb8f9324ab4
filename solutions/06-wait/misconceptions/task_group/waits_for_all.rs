//! Belief: a join ends with the first error.

use futures::future::join_all;

pub async fn scope<T, E, J>(jobs: Vec<J>) -> Result<Vec<T>, E>
where
    J: Future<Output = Result<T, E>> + Send + 'static,
    T: Send + 'static,
    E: Send + 'static,
{
    join_all(jobs).await.into_iter().collect()
}
