//! Belief: to know whether there was an error, all must have ended.

pub async fn scope<T, E, J>(jobs: Vec<J>) -> Result<Vec<T>, E>
where
    J: Future<Output = Result<T, E>> + Send + 'static,
    T: Send + 'static,
    E: Send + 'static,
{
    let tasks: Vec<_> = jobs.into_iter().map(tokio::spawn).collect();
    let mut ended = Vec::new();
    for task in tasks {
        ended.push(task.await.expect("a job does not panic"));
    }
    ended.into_iter().collect()
}
