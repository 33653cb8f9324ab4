//! An interval as it comes.

use lab_90_handed::Meter;

pub async fn six_reads(meter: Meter) {
    let mut gap = tokio::time::interval(meter.gap());
    for _ in 0..6 {
        gap.tick().await;
        meter.read().await;
    }
}
