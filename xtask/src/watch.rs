//! `grade --watch`: the program that watches is a crate of its own, so that grading compiles none of
//! it. It starts this program's commands.

use std::process::Command;

use anyhow::{Context, Result};

use crate::cargo;
use crate::course::Course;
use crate::exit::Exit;
use crate::lab::Exercise;
use crate::lock;
use crate::state::State;
use crate::verdict::Verdict;

/// Grades each exercise that is saved, until it is told to stop. Begins with the first of those that
/// the word names, or of all, that has not passed.
///
/// # Errors
/// The word names nothing, or cargo cannot be started.
pub(crate) fn run(course: &Course, word: Option<&str>) -> Result<Exit> {
    let first = first(course, word)?;
    let package = ["--quiet", "--locked", "--package", "course-watch"];
    eprintln!("Starting the watch; the first time it is built.");
    let mut build = cargo::command(&course.root);
    let built = build.arg("build").args(package).status();
    if !built.context("cargo cannot be started")?.success() {
        eprintln!("error: the watch was not built; grade by hand: cargo xtask grade");
        return Ok(Exit::OurFault);
    }
    let mut command = cargo::command(&course.root);
    command
        .arg("run")
        .args(package)
        .args(["--", "--root"])
        .arg(&course.root)
        .arg("--xtask")
        .arg(std::env::current_exe().context("the path of this program is not known")?)
        .args(first);
    become_it(command)
}

/// The watch takes the place of this process, so that a signal meant for either reaches the one that
/// restores the terminal.
#[cfg(unix)]
fn become_it(mut command: Command) -> Result<Exit> {
    Err(std::os::unix::process::CommandExt::exec(&mut command)).context("cargo cannot be started")
}

#[cfg(not(unix))]
fn become_it(mut command: Command) -> Result<Exit> {
    let status = command.status().context("cargo cannot be started")?;
    Ok(match status.code() {
        Some(0) => Exit::Passed,
        Some(2) => Exit::Usage,
        _ => Exit::OurFault,
    })
}

/// The ids of the exercises that have not passed, in the order of the course, then of those that
/// passed earlier checks.
///
/// # Errors
/// `.course/state.toml` cannot be read.
pub fn pending(course: &Course) -> Result<Vec<String>> {
    let pending = State::load(course)?.all_pending(course);
    Ok(pending.into_iter().map(Exercise::id).collect())
}

/// Records that an exercise passed the checks that the course has now, as `grade` does: for tests of
/// the watch, which put another program in the place of `grade`.
///
/// # Errors
/// There is no such exercise, one of its files is missing, or the state cannot be written.
#[doc(hidden)]
pub fn record_pass(course: &Course, word: &str) -> Result<()> {
    let exercise = course.exercise(word)?;
    let checks = lock::checks(course, exercise)?;
    State::update(course, |state| {
        state.graded(&exercise.id(), Verdict::Passed, &checks);
    })
}

/// Where to begin: of what the word names, the first that has not passed, else the first.
fn first(course: &Course, word: Option<&str>) -> Result<Option<String>> {
    let pending = pending(course)?;
    let Some(word) = word else {
        return Ok(pending.into_iter().next());
    };
    let named = course.select(word)?;
    let first = named
        .iter()
        .find(|exercise| pending.contains(&exercise.id()));
    Ok(first.or(named.first()).map(|exercise| exercise.id()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exit;
    use crate::toy::Toy;

    #[test]
    fn it_begins_with_what_has_not_passed_and_what_a_word_names() {
        let toy = Toy::predicting("watch-first");
        let course = toy.course();
        let passes = |word| record_pass(&course, word).unwrap();
        let begins = |word| first(&course, word).unwrap();
        assert_eq!(begins(None).as_deref(), Some("01-waiting/three_prices"));
        assert_eq!(begins(Some("06")).as_deref(), Some("06-wait/mirrors"));
        ["three_prices", "mirrors"].into_iter().for_each(passes);
        for word in [None, Some("wait")] {
            assert_eq!(begins(word).as_deref(), Some("06-wait/two_workers"));
        }
        assert_eq!(begins(Some("mirrors")).as_deref(), Some("06-wait/mirrors"));
        passes("two_workers");
        assert_eq!(begins(None), None);
        assert_eq!(begins(Some("wait")).as_deref(), Some("06-wait/mirrors"));
        let err = first(&course, Some("mirorrs")).unwrap_err();
        assert_eq!(exit::of(&err), exit::Exit::Usage);
    }
}
