//! Jobs that belong together: a group that ends as one.

/// Runs all jobs at once and returns their results in the order given. At the first
/// error it stops the other jobs, waits until they are gone, and returns that error.
pub async fn scope<T, E, J>(jobs: Vec<J>) -> Result<Vec<T>, E>
where
    J: Future<Output = Result<T, E>> + Send + 'static,
    T: Send + 'static,
    E: Send + 'static,
{
    // ANCHOR: solution-scope
    let mut group = tokio::task::JoinSet::new();
    for (place, job) in jobs.into_iter().enumerate() {
        group.spawn(async move { (place, job.await) });
    }
    let mut results = Vec::new();
    while let Some(ended) = group.join_next().await {
        match ended.expect("a job does not panic") {
            (place, Ok(result)) => results.push((place, result)),
            (_, Err(error)) => {
                group.shutdown().await;
                return Err(error);
            }
        }
    }
    results.sort_by_key(|(place, _)| *place);
    Ok(results.into_iter().map(|(_, result)| result).collect())
    // ANCHOR_END: solution-scope => todo!("run {} jobs", jobs.len())
}
