//! A write for each line.

use lab_90_handed::Disk;

pub async fn save_lines(lines: u64, disk: Disk) {
    use tokio::io::AsyncWriteExt;
    let mut disk = disk;
    for number in 1..=lines {
        let line = format!("line {number}\n");
        disk.write_all(line.as_bytes())
            .await
            .expect("the disk takes all");
    }
}
