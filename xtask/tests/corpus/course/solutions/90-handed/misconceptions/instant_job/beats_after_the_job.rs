//! The job, then the beats.

use lab_90_handed::{Log, Part};

pub async fn instant_job(job: Part, pulse: Part, log: &Log) {
    log.write("job begins");
    tokio::time::sleep(job.duration()).await;
    log.write("job over");
    for _ in 0..3 {
        tokio::time::sleep(pulse.duration()).await;
        pulse.note("beats");
    }
}
