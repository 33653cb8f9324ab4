//! Belief: `.await` starts the download and lets it run in the background.

use lab_06_wait::{AllFailed, Mirror};

pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    for mirror in mirrors {
        if let Ok(file) = mirror.download().await {
            return Ok(file);
        }
    }
    Err(AllFailed)
}
