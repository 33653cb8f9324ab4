//! One token for many readers.

use lab_90_handed::{Log, Part};

/// Starts all readers at once; together they fetch the token once. Each logs when it has it.
pub async fn one_refresh(source: Part, readers: u64, log: Log) {
    // ANCHOR: solution-one_refresh
    let token = std::sync::Arc::new(tokio::sync::OnceCell::new());
    let mut reading = tokio::task::JoinSet::new();
    for reader in 1..=readers {
        let (token, source, log) = (token.clone(), source.clone(), log.clone());
        reading.spawn(async move {
            token.get_or_init(|| source.work()).await;
            log.write(format!("reader {reader} has the token"));
        });
    }
    while let Some(read) = reading.join_next().await {
        read.expect("no reader panics");
    }
    // ANCHOR_END: solution-one_refresh => todo!("{readers} readers of {source:?} for {log:?}")
}
