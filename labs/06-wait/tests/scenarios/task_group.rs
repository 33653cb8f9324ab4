//! Builds of a release as the jobs of a group.

use lab_06_wait::{Broken, Build};
use lab_kit::Stage;

use super::answer::scope;

pub async fn scenario(stage: Stage) -> Result<Vec<String>, Broken> {
    let builds = lab_06_wait::builds(&stage).into_iter();
    scope(builds.map(Build::run).collect()).await
}
