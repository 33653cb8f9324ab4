//! An interval that skips.

use lab_90_handed::Meter;

pub async fn six_reads(meter: Meter) {
    let mut gap = tokio::time::interval(meter.gap());
    gap.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
    for _ in 0..6 {
        gap.tick().await;
        meter.read().await;
    }
}
