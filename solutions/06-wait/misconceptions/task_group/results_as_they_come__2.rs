//! Belief: a stream keeps the order of what was put into it, buffered or not.

use futures::{StreamExt, TryStreamExt, stream};

pub async fn scope<T, E, J>(jobs: Vec<J>) -> Result<Vec<T>, E>
where
    J: Future<Output = Result<T, E>> + Send + 'static,
    T: Send + 'static,
    E: Send + 'static,
{
    let at_once = jobs.len();
    let results = stream::iter(jobs).buffer_unordered(at_once);
    results.try_collect().await
}
