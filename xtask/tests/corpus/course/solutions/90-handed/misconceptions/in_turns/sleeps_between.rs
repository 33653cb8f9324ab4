//! Sleeps for a millisecond.

use lab_90_handed::Part;

pub async fn in_turns(ada: Part, bob: Part) {
    let compute = async |part: Part| {
        for number in 1..=part.ms() {
            part.note(format!("slice {number}"));
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
        }
    };
    tokio::join!(compute(ada), compute(bob));
}
