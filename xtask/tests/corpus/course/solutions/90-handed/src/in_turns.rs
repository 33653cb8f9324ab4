//! Two computations that share a thread.

use lab_90_handed::Part;

/// Runs both computations at once. Between two slices each gives the other a turn.
pub async fn in_turns(ada: Part, bob: Part) {
    // ANCHOR: solution-in_turns
    let compute = async |part: Part| {
        for number in 1..=part.ms() {
            part.note(format!("slice {number}"));
            tokio::task::yield_now().await;
        }
    };
    tokio::join!(compute(ada), compute(bob));
    // ANCHOR_END: solution-in_turns => todo!("{ada:?} and {bob:?} in turns")
}
