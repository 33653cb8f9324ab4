//! Belief: `.await` starts the job and lets it run in the background.

pub async fn scope<T, E, J>(jobs: Vec<J>) -> Result<Vec<T>, E>
where
    J: Future<Output = Result<T, E>> + Send + 'static,
    T: Send + 'static,
    E: Send + 'static,
{
    let mut results = Vec::new();
    for job in jobs {
        results.push(job.await?);
    }
    Ok(results)
}
