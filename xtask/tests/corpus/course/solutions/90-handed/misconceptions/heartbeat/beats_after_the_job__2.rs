//! Spawns the beats when the job is over.

use lab_90_handed::Part;

pub async fn heartbeat(job: Part, pulse: Part) {
    job.note("begins");
    tokio::time::sleep(job.duration()).await;
    let beats = tokio::spawn(async move {
        for _ in 0..3 {
            tokio::time::sleep(pulse.duration()).await;
            pulse.note("beats");
        }
    });
    beats.await.expect("no beat panics");
}
