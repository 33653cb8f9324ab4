//! A race with a timer.

use lab_90_handed::{Log, Part};
use tokio::io::DuplexStream;

pub async fn pong_in_time(line: DuplexStream, limit: Part, log: &Log) {
    use tokio::io::AsyncReadExt;
    let (mut line, mut bytes) = (line, [0; 4]);
    tokio::select! {
        _ = line.read_exact(&mut bytes) => log.write(String::from_utf8_lossy(&bytes)),
        () = tokio::time::sleep(limit.duration()) => log.write("timed out"),
    }
}
