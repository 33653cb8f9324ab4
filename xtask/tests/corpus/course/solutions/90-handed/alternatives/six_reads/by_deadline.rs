//! Sleeps until the next read is due.

use lab_90_handed::Meter;

pub async fn six_reads(meter: Meter) {
    let mut due = tokio::time::Instant::now();
    for _ in 0..6 {
        tokio::time::sleep_until(due).await;
        due = tokio::time::Instant::now() + meter.gap();
        meter.read().await;
    }
}
