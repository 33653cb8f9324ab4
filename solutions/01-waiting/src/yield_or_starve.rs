//! A long computation that shares its thread.

use lab_01_waiting::Step;

/// Runs the steps in order. After every second one, the other tasks get a turn.
pub async fn crunch(steps: Vec<Step>) {
    // ANCHOR: solution-crunch
    for pair in steps.chunks(2) {
        for step in pair {
            step.run();
        }
        tokio::task::yield_now().await;
    }
    // ANCHOR_END: solution-crunch => todo!("take turns with {steps:?}")
}
