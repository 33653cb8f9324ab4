//! Sleeps as a thread does.

use lab_90_handed::{Log, Part};

pub async fn instant_job(job: Part, pulse: Part, log: &Log) {
    let there = log.clone();
    let beats = tokio::spawn(async move {
        for _ in 0..3 {
            tokio::time::sleep(pulse.duration()).await;
            pulse.note("beats");
        }
    });
    let work = tokio::spawn(async move {
        there.write("job begins");
        std::thread::sleep(job.duration());
        there.write("job over");
    });
    work.await.expect("no job panics");
    beats.await.expect("no beat panics");
}
