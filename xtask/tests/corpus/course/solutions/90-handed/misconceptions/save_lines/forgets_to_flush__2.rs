//! A large buffer that is dropped.

use lab_90_handed::Disk;

pub async fn save_lines(lines: u64, disk: Disk) {
    use tokio::io::AsyncWriteExt;
    let mut writer = tokio::io::BufWriter::with_capacity(1 << 16, disk);
    let text: String = (1..=lines)
        .map(|number| format!("line {number}\n"))
        .collect();
    writer
        .write_all(text.as_bytes())
        .await
        .expect("the disk takes all");
}
