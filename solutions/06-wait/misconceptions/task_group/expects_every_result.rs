//! Belief: a task that was aborted gives no result, so a join passes it over.

use tokio::task::JoinSet;

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
        match ended.expect("a job does not panic") {
            (place, Ok(result)) => results.push((place, result)),
            (_, Err(error)) => {
                first.get_or_insert(error);
                group.abort_all();
            }
        }
    }
    results.sort_by_key(|(place, _)| *place);
    let results = results.into_iter().map(|(_, result)| result);
    first.map_or_else(|| Ok(results.collect()), Err)
}
