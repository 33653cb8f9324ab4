//! Spins until the time is over.

use lab_90_handed::Part;

pub async fn heartbeat(job: Part, pulse: Part) {
    let work = tokio::spawn(async move {
        job.note("begins");
        let until = std::time::Instant::now() + job.duration();
        while std::time::Instant::now() < until {
            std::hint::spin_loop();
        }
    });
    for _ in 0..3 {
        tokio::time::sleep(pulse.duration()).await;
        pulse.note("beats");
    }
    work.await.expect("no job panics");
}
