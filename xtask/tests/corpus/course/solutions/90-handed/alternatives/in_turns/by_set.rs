//! A set of tasks.

use lab_90_handed::Part;

async fn compute(part: Part) {
    for number in 1..=part.ms() {
        part.note(format!("slice {number}"));
        tokio::task::yield_now().await;
    }
}

pub async fn in_turns(ada: Part, bob: Part) {
    let mut both = tokio::task::JoinSet::new();
    both.spawn(compute(ada));
    both.spawn(compute(bob));
    while both.join_next().await.is_some() {}
}
