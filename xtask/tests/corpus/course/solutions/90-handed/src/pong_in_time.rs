//! A reply with a limit.

use lab_90_handed::{Log, Part};
use tokio::io::DuplexStream;

/// Logs `pong` when the line says so, or `timed out` when the limit is reached.
pub async fn pong_in_time(line: DuplexStream, limit: Part, log: &Log) {
    // ANCHOR: solution-pong_in_time
    use tokio::io::AsyncReadExt;
    let (mut line, mut bytes) = (line, [0; 4]);
    match tokio::time::timeout(limit.duration(), line.read_exact(&mut bytes)).await {
        Ok(_) => log.write(String::from_utf8_lossy(&bytes)),
        Err(_) => log.write("timed out"),
    }
    // ANCHOR_END: solution-pong_in_time => todo!("read {line:?} within {limit:?} for {log:?}")
}
