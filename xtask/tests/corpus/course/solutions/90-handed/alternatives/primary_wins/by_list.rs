//! A race of a list.

use lab_90_handed::{Log, Part};

pub async fn primary_wins(primary: Part, backup: Part, log: &Log) {
    let both = [&primary, &backup];
    for round in 1..=6 {
        let race = both.map(|server| Box::pin(server.work()));
        let (_, place, others) = futures::future::select_all(race).await;
        drop(others);
        log.write(format!("round {round}: {}", both[place].name()));
    }
}
