//! Times reckoned from the start.

use lab_90_handed::Meter;

pub async fn six_reads(meter: Meter) {
    let start = tokio::time::Instant::now();
    for number in 0..6 {
        tokio::time::sleep_until(start + meter.gap() * number).await;
        meter.read().await;
    }
}
