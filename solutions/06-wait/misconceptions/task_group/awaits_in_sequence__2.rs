//! Belief: a stream of jobs runs them all at once, whatever takes them from it.

use futures::{StreamExt, TryStreamExt, stream};

pub async fn scope<T, E, J>(jobs: Vec<J>) -> Result<Vec<T>, E>
where
    J: Future<Output = Result<T, E>> + Send + 'static,
    T: Send + 'static,
    E: Send + 'static,
{
    stream::iter(jobs).then(|job| job).try_collect().await
}
