//! A race that looks at the first first.

use lab_90_handed::{Log, Part};

pub async fn primary_wins(primary: Part, backup: Part, log: &Log) {
    for round in 1..=6 {
        let race = futures::future::select(Box::pin(primary.work()), Box::pin(backup.work()));
        let winner = match race.await {
            futures::future::Either::Left(_) => primary.name(),
            futures::future::Either::Right(_) => backup.name(),
        };
        log.write(format!("round {round}: {winner}"));
    }
}
