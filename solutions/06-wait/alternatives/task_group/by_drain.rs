//! A set that is emptied to the end: who was aborted is waited for like the others.

use tokio::task::JoinSet;

/// Runs all jobs at once and returns their results in the order given. At the first
/// error it stops the other jobs, waits until they are gone, and returns that error.
pub async fn scope<T, E, J>(jobs: Vec<J>) -> Result<Vec<T>, E>
where
    J: Future<Output = Result<T, E>> + Send + 'static,
    T: Send + 'static,
    E: Send + 'static,
{
    let mut group = JoinSet::new();
    for (place, job) in jobs.into_iter().enumerate() {
        group.spawn(async move { (place, job.await) });
    }
    let (mut results, mut first) = (Vec::new(), None);
    while let Some(ended) = group.join_next().await {
        match ended {
            Ok((place, Ok(result))) => results.push((place, result)),
            Ok((_, Err(error))) => {
                first.get_or_insert(error);
                group.abort_all();
            }
            Err(gone) => assert!(gone.is_cancelled(), "a job does not panic"),
        }
    }
    results.sort_by_key(|(place, _)| *place);
    let results = results.into_iter().map(|(_, result)| result);
    first.map_or_else(|| Ok(results.collect()), Err)
}
