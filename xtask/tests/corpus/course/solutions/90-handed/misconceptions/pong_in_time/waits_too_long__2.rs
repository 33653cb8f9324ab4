//! Three times the limit.

use lab_90_handed::{Log, Part};
use tokio::io::DuplexStream;

pub async fn pong_in_time(line: DuplexStream, limit: Part, log: &Log) {
    use tokio::io::AsyncReadExt;
    let (mut line, mut bytes) = (line, [0; 4]);
    match tokio::time::timeout(limit.duration() * 3, line.read_exact(&mut bytes)).await {
        Ok(_) => log.write(String::from_utf8_lossy(&bytes)),
        Err(_) => log.write("timed out"),
    }
}
