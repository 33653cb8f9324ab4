//! `verify --accept`: the only way by which a snapshot or a listing's output changes.

use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::plays;
use crate::course::Course;
use crate::derive::{self, Mode};
use crate::{listings, term};

/// Plays all our answers and stores what they give: the solutions' transcripts, the wrong answers',
/// the listings' outputs. Then derives anew, since course.lock holds their hashes.
///
/// # Errors
/// An answer does not compile, two programs of one belief disagree, or a file cannot be written.
pub(super) fn all(course: &Course) -> Result<()> {
    derive::run(course, Mode::Write)?;
    for answers in plays::built(course)? {
        // Run directly: through cargo, .cargo/config.toml would say no. In one thread, so that of
        // two programs of one belief the second is compared with the first.
        let status = Command::new(&answers.program)
            .args(["--quiet", "--test-threads=1"])
            .current_dir(&answers.folder)
            .env("INSTA_UPDATE", "always")
            .env("INSTA_FORCE_PASS", "0")
            .env("INSTA_WORKSPACE_ROOT", &course.root)
            .status()
            .with_context(|| format!("{} cannot be started", answers.program.display()))?;
        ensure!(
            status.success(),
            "the answers of {} could not be played",
            answers.lab
        );
    }
    listings::accept(course)?;
    let course = Course::load_at(&course.root)?;
    derive::run(&course, Mode::Write)?;
    term::print("accepted; look at the change before you commit it: git diff labs\n")
}
