//! A write guard in a task.

use lab_90_handed::Part;

pub async fn count_up(steps: Vec<Part>) -> u32 {
    let counter = std::sync::Arc::new(std::sync::RwLock::new(0));
    let mut handles = Vec::new();
    for step in steps {
        let counter = counter.clone();
        handles.push(tokio::spawn(async move {
            let mut guard = counter.write().expect("nobody panics");
            step.work().await;
            *guard += 1;
        }));
    }
    for handle in handles {
        handle.await.expect("nobody panics");
    }
    let count = *counter.read().expect("nobody panics");
    count
}
