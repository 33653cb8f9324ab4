//! A cell in an Rc.

use lab_90_handed::{Log, Part};

pub async fn one_refresh(source: Part, readers: u64, log: Log) {
    let cache = std::rc::Rc::new(std::cell::Cell::new(None));
    let mut reading = tokio::task::JoinSet::new();
    for reader in 1..=readers {
        let (cache, source, log) = (cache.clone(), source.clone(), log.clone());
        reading.spawn(async move {
            if cache.get().is_none() {
                cache.set(Some(source.work().await));
            }
            log.write(format!("reader {reader} has the token"));
        });
    }
    while reading.join_next().await.is_some() {}
}
