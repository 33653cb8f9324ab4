//! Belief: a task whose result nobody takes any more stops.

use tokio::sync::mpsc;

pub async fn scope<T, E, J>(jobs: Vec<J>) -> Result<Vec<T>, E>
where
    J: Future<Output = Result<T, E>> + Send + 'static,
    T: Send + 'static,
    E: Send + 'static,
{
    let (tx, mut rx) = mpsc::channel(1);
    let mut results: Vec<Option<T>> = jobs.iter().map(|_| None).collect();
    for (place, job) in jobs.into_iter().enumerate() {
        let tx = tx.clone();
        tokio::spawn(async move { tx.send((place, job.await)).await.is_ok() });
    }
    drop(tx);
    while let Some((place, ended)) = rx.recv().await {
        results[place] = Some(ended?);
    }
    Ok(results.into_iter().flatten().collect())
}
