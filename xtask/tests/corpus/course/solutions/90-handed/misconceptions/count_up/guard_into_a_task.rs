//! A mutex's guard in a task.

use lab_90_handed::Part;

pub async fn count_up(steps: Vec<Part>) -> u32 {
    let counter = std::sync::Arc::new(std::sync::Mutex::new(0));
    let mut counting = tokio::task::JoinSet::new();
    for step in steps {
        let counter = counter.clone();
        counting.spawn(async move {
            let mut guard = counter.lock().expect("nobody panics");
            step.work().await;
            *guard += 1;
        });
    }
    while counting.join_next().await.is_some() {}
    let count = *counter.lock().expect("nobody panics");
    count
}
