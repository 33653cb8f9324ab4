//! A task for each.

use lab_90_handed::Part;

async fn compute(part: Part) {
    for number in 1..=part.ms() {
        part.note(format!("slice {number}"));
        tokio::task::yield_now().await;
    }
}

pub async fn in_turns(ada: Part, bob: Part) {
    let ada = tokio::spawn(compute(ada));
    let bob = tokio::spawn(compute(bob));
    ada.await.expect("no slice panics");
    bob.await.expect("no slice panics");
}
