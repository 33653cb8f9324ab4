//! A read and a gap, whichever is longer.

use lab_90_handed::Meter;

pub async fn six_reads(meter: Meter) {
    for _ in 0..5 {
        tokio::join!(meter.read(), tokio::time::sleep(meter.gap()));
    }
    meter.read().await;
}
