//! Holds a mutex's guard while it works.

use lab_90_handed::Part;

pub async fn count_up(steps: Vec<Part>) -> u32 {
    let counter = std::sync::Mutex::new(0);
    let count = async |step: &Part| {
        let mut guard = counter.lock().expect("nobody panics");
        step.work().await;
        *guard += 1;
    };
    futures::future::join_all(steps.iter().map(count)).await;
    counter.into_inner().expect("nobody panics")
}
