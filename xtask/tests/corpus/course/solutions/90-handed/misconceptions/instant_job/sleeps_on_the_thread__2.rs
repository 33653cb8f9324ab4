//! Spins until the time is over.

use lab_90_handed::{Log, Part};

pub async fn instant_job(job: Part, pulse: Part, log: &Log) {
    log.write("job begins");
    let until = std::time::Instant::now() + job.duration();
    while std::time::Instant::now() < until {
        std::hint::spin_loop();
    }
    log.write("job over");
    for _ in 0..3 {
        tokio::time::sleep(pulse.duration()).await;
        pulse.note("beats");
    }
}
