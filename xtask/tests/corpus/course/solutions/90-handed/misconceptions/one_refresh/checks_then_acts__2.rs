//! A flag, set when it is fetched.

use lab_90_handed::{Log, Part};

pub async fn one_refresh(source: Part, readers: u64, log: Log) {
    let fetched = std::sync::atomic::AtomicBool::new(false);
    let read = async |reader: u64| {
        if !fetched.load(std::sync::atomic::Ordering::Relaxed) {
            source.work().await;
            fetched.store(true, std::sync::atomic::Ordering::Relaxed);
        }
        log.write(format!("reader {reader} has the token"));
    };
    futures::future::join_all((1..=readers).map(read)).await;
}
