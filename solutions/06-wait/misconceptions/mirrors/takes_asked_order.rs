//! Belief: the first file in the list is the first file to come.

use lab_06_wait::{AllFailed, Mirror};

pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    let mut downloads = Vec::new();
    for mirror in mirrors {
        downloads.push(tokio::spawn(async move { mirror.download().await }));
    }
    for download in downloads {
        if let Ok(file) = download.await.expect("a mirror does not panic") {
            return Ok(file);
        }
    }
    Err(AllFailed)
}
