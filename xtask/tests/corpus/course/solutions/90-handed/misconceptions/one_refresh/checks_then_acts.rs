//! A lock around the check and one around the set.

use lab_90_handed::{Log, Part};

pub async fn one_refresh(source: Part, readers: u64, log: Log) {
    let cache = std::sync::Arc::new(std::sync::Mutex::new(None));
    let mut reading = tokio::task::JoinSet::new();
    for reader in 1..=readers {
        let (cache, source, log) = (cache.clone(), source.clone(), log.clone());
        reading.spawn(async move {
            let cached: Option<u64> = *cache.lock().expect("nobody panics");
            if cached.is_none() {
                let token = source.work().await;
                *cache.lock().expect("nobody panics") = Some(token);
            }
            log.write(format!("reader {reader} has the token"));
        });
    }
    while let Some(read) = reading.join_next().await {
        read.expect("no reader panics");
    }
}
