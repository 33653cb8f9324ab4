//! Both in one task.

use lab_90_handed::{Log, Part};

pub async fn instant_job(job: Part, pulse: Part, log: &Log) {
    let beats = async {
        for _ in 0..3 {
            tokio::time::sleep(pulse.duration()).await;
            pulse.note("beats");
        }
    };
    let work = async {
        log.write("job begins");
        tokio::time::sleep(job.duration()).await;
        log.write("job over");
    };
    tokio::join!(work, beats);
}
