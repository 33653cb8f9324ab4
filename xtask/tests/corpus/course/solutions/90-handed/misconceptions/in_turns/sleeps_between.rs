//! Sleeps for a millisecond.

use lab_90_handed::Part;

pub async fn in_turns(ada: Part, bob: Part) {
    let mut both = tokio::task::JoinSet::new();
    for part in [ada, bob] {
        both.spawn(async move {
            for number in 1..=part.ms() {
                part.note(format!("slice {number}"));
                tokio::time::sleep(std::time::Duration::from_millis(1)).await;
            }
        });
    }
    while both.join_next().await.is_some() {}
}
