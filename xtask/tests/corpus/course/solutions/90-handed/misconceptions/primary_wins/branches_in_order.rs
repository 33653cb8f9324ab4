//! As the branches stand.

use lab_90_handed::{Log, Part};

pub async fn primary_wins(primary: Part, backup: Part, log: &Log) {
    for round in 1..=6 {
        let winner = tokio::select! {
            _ = primary.work() => primary.name(),
            _ = backup.work() => backup.name(),
        };
        log.write(format!("round {round}: {winner}"));
    }
}
