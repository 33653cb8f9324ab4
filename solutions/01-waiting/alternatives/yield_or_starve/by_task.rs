//! The steps run in a task of their own, which steps aside as it goes.

use lab_01_waiting::Step;
use tokio::task;

/// Runs the steps in order. After every second one, the other tasks get a turn.
pub async fn crunch(steps: Vec<Step>) {
    let mut steps = steps.into_iter();
    let work = tokio::spawn(async move {
        while let Some(step) = steps.next() {
            step.run();
            steps.by_ref().take(1).for_each(|step| step.run());
            task::yield_now().await;
        }
    });
    work.await.expect("a step does not panic");
}
