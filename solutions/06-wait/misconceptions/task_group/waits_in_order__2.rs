//! Belief: a buffered stream gives its items as they come.

use futures::{StreamExt, TryStreamExt, stream};

pub async fn scope<T, E, J>(jobs: Vec<J>) -> Result<Vec<T>, E>
where
    J: Future<Output = Result<T, E>> + Send + 'static,
    T: Send + 'static,
    E: Send + 'static,
{
    let at_once = jobs.len();
    let tasks = stream::iter(jobs).map(tokio::spawn).buffered(at_once);
    let ended = tasks.map(|ended| ended.expect("a job does not panic"));
    ended.try_collect().await
}
