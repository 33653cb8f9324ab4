//! Belief: when a set of tasks is dropped, its tasks are gone.

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
    let mut results = Vec::new();
    while let Some(ended) = group.join_next().await {
        let (place, ended) = ended.expect("a job does not panic");
        results.push((place, ended?));
    }
    results.sort_by_key(|(place, _)| *place);
    Ok(results.into_iter().map(|(_, result)| result).collect())
}
