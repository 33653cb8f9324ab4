//! The reader in a task of its own.

use lab_90_handed::{Log, Part};
use tokio::io::DuplexStream;

pub async fn pong_in_time(line: DuplexStream, limit: Part, log: &Log) {
    use tokio::io::AsyncReadExt;
    let reader = tokio::spawn(async move {
        let (mut line, mut bytes) = (line, [0; 4]);
        line.read_exact(&mut bytes).await.map(|_| bytes)
    });
    match tokio::time::timeout(limit.duration(), reader).await {
        Ok(bytes) => {
            let bytes = bytes.expect("no reader panics").expect("the peer stays");
            log.write(String::from_utf8_lossy(&bytes));
        }
        Err(_) => log.write("timed out"),
    }
}
