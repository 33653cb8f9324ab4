//! Belief: every `.await` gives the other tasks a turn.

use lab_01_waiting::Step;

pub async fn crunch(steps: Vec<Step>) {
    for pair in steps.chunks(2) {
        run(pair).await;
    }
}

async fn run(pair: &[Step]) {
    pair.iter().for_each(Step::run);
}
