//! Beats by an interval, the job in a task.

use lab_90_handed::Part;

pub async fn heartbeat(job: Part, pulse: Part) {
    let work = tokio::spawn(async move {
        job.note("begins");
        tokio::time::sleep(job.duration()).await;
    });
    let mut gap = tokio::time::interval(pulse.duration());
    gap.tick().await;
    for _ in 0..3 {
        gap.tick().await;
        pulse.note("beats");
    }
    work.await.expect("no job panics");
}
