//! A lock held over check, fetch and set.

use lab_90_handed::{Log, Part};

pub async fn one_refresh(source: Part, readers: u64, log: Log) {
    let token = std::sync::Arc::new(tokio::sync::Mutex::new(None));
    let mut reading = tokio::task::JoinSet::new();
    for reader in 1..=readers {
        let (token, source, log) = (token.clone(), source.clone(), log.clone());
        reading.spawn(async move {
            let mut slot = token.lock().await;
            if slot.is_none() {
                *slot = Some(source.work().await);
            }
            drop(slot);
            log.write(format!("reader {reader} has the token"));
        });
    }
    while let Some(read) = reading.join_next().await {
        read.expect("no reader panics");
    }
}
