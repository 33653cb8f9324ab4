//! Lines for a disk, in one trip.

use lab_90_handed::Disk;

/// Writes the lines `line 1` to `line N` to the disk, each with its newline, in as few trips as can be.
pub async fn save_lines(lines: u64, disk: Disk) {
    // ANCHOR: solution-save_lines
    use tokio::io::AsyncWriteExt;
    let mut writer = tokio::io::BufWriter::new(disk);
    for number in 1..=lines {
        let line = format!("line {number}\n");
        writer
            .write_all(line.as_bytes())
            .await
            .expect("the disk takes all");
    }
    writer.flush().await.expect("the disk takes all");
    // ANCHOR_END: solution-save_lines => todo!("{lines} lines for {disk:?}")
}
