//! Programs that cargo takes for up to date and that were built of another answer.
//!
//! Cargo goes by the time of a file's last change, and a file that is put in the place of another
//! may bring an old one along: by `cp -p`, from an archive, from a backup. The time at which the
//! system put it there cannot be set back. Where the system keeps no such time, cargo is believed.

use std::fs::{self, Metadata};
use std::path::Path;
use std::time::SystemTime;

use anyhow::{Context, Result};

/// Removes the program if the answer was put there after it was built, so that cargo builds it anew.
/// Says whether it did.
///
/// # Errors
/// The program is older and cannot be removed.
pub(crate) fn removed(answer: &Path, program: &Path) -> Result<bool> {
    let (Ok(answer), Ok(built)) = (fs::metadata(answer), fs::metadata(program)) else {
        return Ok(false);
    };
    let older = put_there(&answer).is_some_and(|at| built.modified().is_ok_and(|built| built < at));
    if older {
        fs::remove_file(program)
            .with_context(|| format!("{} is stale and cannot be removed", program.display()))?;
    }
    Ok(older)
}

/// When the file got its bytes, its name or its rights: whichever was last.
#[cfg(unix)]
fn put_there(file: &Metadata) -> Option<SystemTime> {
    use std::os::unix::fs::MetadataExt;
    use std::time::Duration;

    let since = Duration::new(
        u64::try_from(file.ctime()).ok()?,
        u32::try_from(file.ctime_nsec()).ok()?,
    );
    Some(SystemTime::UNIX_EPOCH + since)
}

#[cfg(not(unix))]
fn put_there(_: &Metadata) -> Option<SystemTime> {
    None
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::toy::Toy;
    use std::time::Duration;

    #[test]
    fn a_program_is_stale_if_the_answer_came_later_whatever_time_it_shows() {
        let toy = Toy::new("stale");
        let course = toy.course();
        let (answer, program) = (course.path("answer.rs"), course.path("program"));
        let set = |path: &Path, at: SystemTime| {
            let file = fs::File::options().write(true).open(path).unwrap();
            file.set_modified(at).unwrap();
        };
        let year_2020 = SystemTime::UNIX_EPOCH + Duration::from_secs(1_577_836_800);
        toy.write("answer.rs", "fn mine() {}");
        set(&answer, year_2020);
        assert!(!removed(&answer, &program).unwrap(), "there is none");
        toy.write("program", "built");
        let later = SystemTime::now() + Duration::from_secs(60);
        set(&program, later);
        assert!(!removed(&answer, &program).unwrap());
        set(&program, later - Duration::from_secs(3600));
        assert!(removed(&answer, &program).unwrap());
        assert!(!program.exists());
    }
}
