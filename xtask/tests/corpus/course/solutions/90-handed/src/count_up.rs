//! Steps that count, each after a check.

use lab_90_handed::Part;

/// Does all steps at once; each adds 1 to one counter when it is done. Returns the count.
pub async fn count_up(steps: Vec<Part>) -> u32 {
    // ANCHOR: solution-count_up
    let counter = std::sync::Mutex::new(0);
    let step = |step: Part| {
        let counter = &counter;
        async move {
            step.work().await;
            *counter.lock().expect("nobody panics") += 1;
        }
    };
    futures::future::join_all(steps.into_iter().map(step)).await;
    counter.into_inner().expect("nobody panics")
    // ANCHOR_END: solution-count_up => todo!("count {steps:?}")
}
