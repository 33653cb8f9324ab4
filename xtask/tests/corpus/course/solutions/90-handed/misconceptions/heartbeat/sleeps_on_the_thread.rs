//! Sleeps as a thread does.

use lab_90_handed::Part;

pub async fn heartbeat(job: Part, pulse: Part) {
    let beats = tokio::spawn(async move {
        for _ in 0..3 {
            tokio::time::sleep(pulse.duration()).await;
            pulse.note("beats");
        }
    });
    job.note("begins");
    std::thread::sleep(job.duration());
    beats.await.expect("no beat panics");
}
