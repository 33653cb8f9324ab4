//! The job, then the beats.

use lab_90_handed::Part;

pub async fn heartbeat(job: Part, pulse: Part) {
    job.note("begins");
    tokio::time::sleep(job.duration()).await;
    for _ in 0..3 {
        tokio::time::sleep(pulse.duration()).await;
        pulse.note("beats");
    }
}
