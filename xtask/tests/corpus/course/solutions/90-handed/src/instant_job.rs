//! A job whose end is logged.

use lab_90_handed::{Log, Part};

/// Logs when the job begins and when it is over, while the pulse beats three times.
pub async fn instant_job(job: Part, pulse: Part, log: &Log) {
    // ANCHOR: solution-instant_job
    let beats = tokio::spawn(async move {
        for _ in 0..3 {
            tokio::time::sleep(pulse.duration()).await;
            pulse.note("beats");
        }
    });
    log.write("job begins");
    tokio::time::sleep(job.duration()).await;
    log.write("job over");
    beats.await.expect("no beat panics");
    // ANCHOR_END: solution-instant_job => todo!("{job:?} while {pulse:?} beats, for {log:?}")
}
