//! A long computation that shares its thread.

use lab_01_waiting::Step;

/// Runs the steps in order. After every second one, the other tasks get a turn.
pub async fn crunch(steps: Vec<Step>) {
    // TODO(crunch)
    todo!("take turns with {steps:?}")
}
