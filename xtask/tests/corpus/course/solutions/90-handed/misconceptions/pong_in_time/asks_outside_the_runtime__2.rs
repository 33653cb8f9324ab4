//! Asks a thread over a channel.

use lab_90_handed::{Log, Part};
use tokio::io::DuplexStream;

pub async fn pong_in_time(line: DuplexStream, limit: Part, log: &Log) {
    let (tx, mut rx) = tokio::sync::mpsc::channel(1);
    std::thread::spawn(move || {
        std::thread::sleep(std::time::Duration::from_secs(2));
        tx.blocking_send("pong")
    });
    tokio::select! {
        _ = rx.recv() => log.write("pong"),
        () = tokio::time::sleep(limit.duration()) => log.write("timed out"),
    }
    drop(line);
}
