//! One text, one write.

use lab_90_handed::Disk;

pub async fn save_lines(lines: u64, disk: Disk) {
    use tokio::io::AsyncWriteExt;
    let text: String = (1..=lines)
        .map(|number| format!("line {number}\n"))
        .collect();
    let mut disk = disk;
    disk.write_all(text.as_bytes())
        .await
        .expect("the disk takes all");
}
