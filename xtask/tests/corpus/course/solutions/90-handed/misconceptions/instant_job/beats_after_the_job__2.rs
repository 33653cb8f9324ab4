//! Spawns the beats when the job is over.

use lab_90_handed::{Log, Part};

pub async fn instant_job(job: Part, pulse: Part, log: &Log) {
    log.write("job begins");
    tokio::time::sleep(job.duration()).await;
    log.write("job over");
    let beats = tokio::spawn(async move {
        for _ in 0..3 {
            tokio::time::sleep(pulse.duration()).await;
            pulse.note("beats");
        }
    });
    beats.await.expect("no beat panics");
}
