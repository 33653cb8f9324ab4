//! A grid by hand.

use lab_90_handed::Meter;

pub async fn six_reads(meter: Meter) {
    let start = tokio::time::Instant::now();
    let mut due = start;
    for _ in 0..6 {
        tokio::time::sleep_until(due).await;
        let gaps = start.elapsed().as_millis() / meter.gap().as_millis();
        due = start + meter.gap() * (gaps as u32 + 1);
        meter.read().await;
    }
}
