//! No lock.

use lab_90_handed::Part;

pub async fn count_up(steps: Vec<Part>) -> u32 {
    let counter = std::sync::atomic::AtomicU32::new(0);
    let step = async |step: &Part| {
        step.work().await;
        counter.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    };
    futures::future::join_all(steps.iter().map(step)).await;
    counter.into_inner()
}
