//! Biased the other way.

use lab_90_handed::{Log, Part};

pub async fn primary_wins(primary: Part, backup: Part, log: &Log) {
    for round in 1..=6 {
        let winner = tokio::select! {
            biased;
            _ = backup.work() => backup.name(),
            _ = primary.work() => primary.name(),
        };
        log.write(format!("round {round}: {winner}"));
    }
}
