//! `reset`: the starter again. What the student wrote is saved first.

use std::fs;

use anyhow::{Context, Result};

use crate::course::Course;
use crate::exit::Exit;
use crate::lab::Exercise;
use crate::{lock, saved, starter, submission, term};

/// Saves the student's file and writes the starter over it, or where it is missing.
pub(crate) fn run(course: &Course, word: &str) -> Result<Exit> {
    let text = reset(course, course.exercise(word)?)?;
    term::print(&text)?;
    Ok(Exit::Passed)
}

fn reset(course: &Course, exercise: &Exercise) -> Result<String> {
    let (file, slug) = (exercise.file(), &exercise.slug);
    let starter = starter::of(course, exercise)?;
    let hash = lock::hash(starter.as_bytes());
    if submission::read(course, &file)?.is_some_and(|bytes| lock::hash(&bytes) == hash) {
        return Ok(format!("{file} is the starter already.\n"));
    }
    let copy = saved::keep(course, exercise)?;
    fs::write(course.path(&file), starter).with_context(|| format!("{file} cannot be written"))?;
    Ok(match copy {
        Some(copy) => format!(
            "{file} is the starter again.\nYour version is kept in {copy}\nBring it back: cargo \
             xtask undo {slug}\n"
        ),
        None => format!("{file} is the starter again. There was nothing of yours to keep.\n"),
    })
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::*;
    use crate::toy::Toy;

    #[test]
    fn what_the_student_wrote_is_kept_and_the_starter_is_back() {
        let toy = Toy::derived("reset-kept");
        let course = toy.course();
        let mirrors = course.exercise("mirrors").unwrap();
        let starter = toy.read(&mirrors.file());
        assert!(
            reset(&course, mirrors)
                .unwrap()
                .ends_with("is the starter already.\n")
        );
        fs::write(course.path(&mirrors.file()), b"fn mine() {} // \xff\r\n").unwrap();
        assert!(
            reset(&course, mirrors)
                .unwrap()
                .contains("cargo xtask undo mirrors")
        );
        assert_eq!(toy.read(&mirrors.file()), starter);
        let copies = saved::copies(&course, mirrors).unwrap();
        assert_eq!(copies.len(), 1);
        assert_eq!(copies[0].bytes, b"fn mine() {} // \xff\r\n");
        toy.remove(&mirrors.file());
        assert!(
            reset(&course, mirrors)
                .unwrap()
                .contains("nothing of yours")
        );
        assert_eq!(toy.read(&mirrors.file()), starter);
    }

    #[cfg(unix)]
    #[test]
    fn what_is_no_ordinary_file_is_neither_read_nor_written() {
        let toy = Toy::derived("reset-odd");
        let course = toy.course();
        let mirrors = course.exercise("mirrors").unwrap();
        let path = course.path(&mirrors.file());
        fs::remove_file(&path).unwrap();
        let made = Command::new("mkfifo").arg(&path).status();
        assert!(made.unwrap().success());
        let refused = || {
            let err = reset(&course, mirrors).unwrap_err();
            assert_eq!(crate::exit::of(&err), Exit::Usage);
            err.to_string()
        };
        assert!(refused().contains("is a pipe"), "{}", refused());
        fs::remove_file(&path).unwrap();
        toy.write("elsewhere.rs", "fn other() {}");
        std::os::unix::fs::symlink(course.path("elsewhere.rs"), &path).unwrap();
        assert!(refused().contains("is a symbolic link"), "{}", refused());
        assert_eq!(toy.read("elsewhere.rs"), "fn other() {}");
    }

    #[test]
    fn nothing_is_touched_where_no_starter_can_be_had() {
        let toy = Toy::derived("reset-none");
        let course = toy.course();
        let mirrors = course.exercise("mirrors").unwrap();
        toy.remove("solutions");
        toy.write(&mirrors.file(), "fn mine() {}");
        let err = reset(&course, mirrors).unwrap_err().to_string();
        assert!(err.contains("copy the file from a fresh clone"), "{err}");
        assert_eq!(toy.read(&mirrors.file()), "fn mine() {}");
    }

    #[test]
    fn without_solutions_git_has_the_starter_below_the_students_commits() {
        let toy = Toy::derived("reset-git");
        let git = |args: &[&str]| {
            let who = [
                "-c",
                "user.name=a",
                "-c",
                "user.email=a@b",
                "-c",
                "commit.gpgsign=false",
            ];
            let mut command = Command::new("git");
            command.args(who).args(args).current_dir(toy.root());
            command.output().is_ok_and(|output| output.status.success())
        };
        let mirrors = toy.course().exercise("mirrors").unwrap().clone();
        let starter = toy.read(&mirrors.file());
        toy.remove("solutions");
        // Not each machine has Git; then there is nothing to see here.
        if !git(&["init"]) || !git(&["add", "."]) || !git(&["commit", "-m", "course"]) {
            return;
        }
        toy.write(&mirrors.file(), "fn mine() {}");
        assert!(git(&["commit", "-am", "mine"]));
        reset(&toy.course(), &mirrors).unwrap();
        assert_eq!(toy.read(&mirrors.file()), starter);
    }
}
