//! Holds a write guard while it works.

use lab_90_handed::Part;

pub async fn count_up(steps: Vec<Part>) -> u32 {
    let counter = std::rc::Rc::new(std::sync::RwLock::new(0));
    let mut counting = tokio::task::JoinSet::new();
    for step in steps {
        let counter = counter.clone();
        counting.spawn_local(async move {
            let mut guard = counter.write().expect("nobody panics");
            step.work().await;
            *guard += 1;
        });
    }
    while counting.join_next().await.is_some() {}
    let count = *counter.read().expect("nobody panics");
    count
}
