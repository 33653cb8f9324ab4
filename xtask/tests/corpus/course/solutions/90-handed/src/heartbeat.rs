//! A job beside a pulse.

use lab_90_handed::Part;

/// Does the job, which takes its duration, while the pulse beats three times.
pub async fn heartbeat(job: Part, pulse: Part) {
    // ANCHOR: solution-heartbeat
    let beats = tokio::spawn(async move {
        for _ in 0..3 {
            tokio::time::sleep(pulse.duration()).await;
            pulse.note("beats");
        }
    });
    job.note("begins");
    tokio::time::sleep(job.duration()).await;
    beats.await.expect("no beat panics");
    // ANCHOR_END: solution-heartbeat => todo!("{job:?} while {pulse:?} beats")
}
