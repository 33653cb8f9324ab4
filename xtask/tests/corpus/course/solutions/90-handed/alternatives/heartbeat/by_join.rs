//! Both in one task.

use lab_90_handed::Part;

pub async fn heartbeat(job: Part, pulse: Part) {
    let beats = async {
        for _ in 0..3 {
            tokio::time::sleep(pulse.duration()).await;
            pulse.note("beats");
        }
    };
    let work = async {
        job.note("begins");
        tokio::time::sleep(job.duration()).await;
    };
    tokio::join!(work, beats);
}
