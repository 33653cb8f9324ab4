//! The backup's branch last.

use lab_90_handed::{Log, Part};

pub async fn primary_wins(primary: Part, backup: Part, log: &Log) {
    for round in 1..=6 {
        let mut asked = (Box::pin(primary.work()), Box::pin(backup.work()));
        tokio::select! {
            _ = &mut asked.0 => log.write(format!("round {round}: primary")),
            _ = &mut asked.1 => log.write(format!("round {round}: backup")),
        }
    }
}
