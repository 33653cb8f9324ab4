//! Belief: work in a task of its own does not hold up the other tasks.

use lab_01_waiting::Step;

pub async fn crunch(steps: Vec<Step>) {
    let mut steps = steps.into_iter();
    while let Some(first) = steps.next() {
        let second = steps.next();
        let work = tokio::spawn(async move {
            first.run();
            second.iter().for_each(Step::run);
        });
        work.await.expect("a step does not panic");
    }
}
