//! Belief: a download runs from the moment its future is made.

use lab_06_wait::{AllFailed, Mirror};

pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    let downloads: Vec<_> = mirrors.iter().map(Mirror::download).collect();
    for download in downloads {
        match download.await {
            Ok(file) => return Ok(file),
            Err(_) => continue,
        }
    }
    Err(AllFailed)
}
