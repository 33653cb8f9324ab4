//! A meter, never read faster than its gap.

use lab_90_handed::Meter;

/// Reads the meter six times. Between two reads lies its gap at least, and no more than needed.
pub async fn six_reads(meter: Meter) {
    // ANCHOR: solution-six_reads
    let mut gap = tokio::time::interval(meter.gap());
    gap.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    for _ in 0..6 {
        gap.tick().await;
        meter.read().await;
    }
    // ANCHOR_END: solution-six_reads => todo!("read {meter:?}")
}
