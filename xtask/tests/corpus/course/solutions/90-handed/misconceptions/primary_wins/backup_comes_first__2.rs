//! A race that looks at the backup first.

use lab_90_handed::{Log, Part};

pub async fn primary_wins(primary: Part, backup: Part, log: &Log) {
    for round in 1..=6 {
        let race = futures::future::select(Box::pin(backup.work()), Box::pin(primary.work()));
        let winner = match race.await {
            futures::future::Either::Left(_) => backup.name(),
            futures::future::Either::Right(_) => primary.name(),
        };
        log.write(format!("round {round}: {winner}"));
    }
}
