//! Asks a thread.

use lab_90_handed::{Log, Part};
use tokio::io::DuplexStream;

pub async fn pong_in_time(line: DuplexStream, limit: Part, log: &Log) {
    drop(line);
    let (tx, rx) = tokio::sync::oneshot::channel();
    std::thread::spawn(move || {
        std::thread::sleep(std::time::Duration::from_secs(2));
        tx.send("pong")
    });
    match tokio::time::timeout(limit.duration(), rx).await {
        Ok(_) => log.write("pong"),
        Err(_) => log.write("timed out"),
    }
}
