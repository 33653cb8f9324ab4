//! Two servers and a tie.

use lab_90_handed::{Log, Part};

/// Six rounds of a race between both. In a tie the primary wins.
pub async fn primary_wins(primary: Part, backup: Part, log: &Log) {
    // ANCHOR: solution-primary_wins
    for round in 1..=6 {
        let winner = tokio::select! {
            biased;
            _ = primary.work() => primary.name(),
            _ = backup.work() => backup.name(),
        };
        log.write(format!("round {round}: {winner}"));
    }
    // ANCHOR_END: solution-primary_wins => todo!("{primary:?} against {backup:?} for {log:?}")
}
