//! The job in a task, the beats here.

use lab_90_handed::{Log, Part};

pub async fn instant_job(job: Part, pulse: Part, log: &Log) {
    let there = log.clone();
    let work = tokio::spawn(async move {
        there.write("job begins");
        tokio::time::sleep(job.duration()).await;
        there.write("job over");
    });
    for _ in 0..3 {
        tokio::time::sleep(pulse.duration()).await;
        pulse.note("beats");
    }
    work.await.expect("no job panics");
}
