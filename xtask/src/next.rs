//! `next`: the exercise to do now, and where.

use anyhow::Result;

use crate::course::Course;
use crate::exit::Exit;
use crate::lab::Exercise;
use crate::state::State;
use crate::{starter, submission, term};

/// Said by each command that has no exercise left to name.
pub(crate) const ALL_PASSED: &str = "Every exercise passed. `cargo xtask list` shows them.\n";

/// Prints the task, the file and the line, and the command that grades it.
pub(crate) fn run(course: &Course) -> Result<Exit> {
    let state = State::load(course)?;
    let mut text = match state.pending(course) {
        Some(exercise) => text(course, exercise, term::width()),
        None => ALL_PASSED.to_string(),
    };
    text += &outdated(&state.outdated(course), term::width());
    term::print(&text)?;
    Ok(Exit::Passed)
}

fn text(course: &Course, exercise: &Exercise, width: usize) -> String {
    let (id, slug) = (exercise.id(), &exercise.slug);
    let task = term::wrap(&exercise.task, "", width);
    let place = place(course, exercise);
    let listing = match exercise.listing {
        Some(_) => format!("What runs:    cargo xtask predict {slug}\n"),
        None => String::new(),
    };
    format!(
        "{id}\n\n{task}\n{place}\n\n{listing}Grade it:     cargo xtask grade {slug}\n\
         Get a hint:   cargo xtask hint {slug}\n"
    )
}

/// Says which passes were had with earlier checks, and how to have them anew; nothing if none was.
pub(crate) fn outdated(exercises: &[&Exercise], width: usize) -> String {
    let (passes, checks) = match exercises {
        [] => return String::new(),
        [_] => ("1 exercise passed", "it"),
        _ => ("Some exercises passed", "them"),
    };
    let commands: Vec<String> = exercises
        .iter()
        .map(|exercise| format!("    cargo xtask grade {}\n", exercise.slug))
        .collect();
    let says = format!("{passes} earlier checks than the course has now. Grade {checks} again:");
    format!("\n{}{}", term::wrap(&says, "", width), commands.concat())
}

/// Where to write: `file:line`.
pub(crate) fn place(course: &Course, exercise: &Exercise) -> String {
    let (slug, file) = (&exercise.slug, exercise.file());
    match submission::read(course, &file) {
        Ok(Some(bytes)) => {
            let source = String::from_utf8_lossy(&bytes);
            let line = starter::todo_line(&source).or_else(|| first_public(&source));
            format!("{file}:{}", line.unwrap_or(1))
        }
        Ok(None) => format!("{file} is missing; bring it back: cargo xtask reset {slug}"),
        Err(err) => format!("{err:#}"),
    }
}

/// The line of the first public item, from 1.
fn first_public(source: &str) -> Option<usize> {
    let begins = ["pub fn ", "pub async fn ", "pub const "];
    let public = |line: &str| begins.iter().any(|begin| line.trim().starts_with(begin));
    source.lines().position(public).map(|at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lock;
    use crate::toy::Toy;
    use crate::verdict::Verdict;

    #[test]
    fn the_place_is_the_todo_or_the_first_public_function() {
        let toy = Toy::derived("next-place");
        let course = toy.course();
        let mirrors = course.exercise("mirrors").unwrap();
        let place = |toy: &Toy| {
            let text = text(&toy.course(), mirrors, 80);
            text.lines()
                .find(|line| line.starts_with("labs/"))
                .unwrap()
                .to_string()
        };
        assert_eq!(place(&toy), "labs/06-wait/src/mirrors.rs:7");
        toy.write(&mirrors.file(), "//! Mine.\n\npub async fn first() {}\n");
        assert_eq!(place(&toy), "labs/06-wait/src/mirrors.rs:3");
        toy.remove(&mirrors.file());
        assert!(place(&toy).ends_with("is missing; bring it back: cargo xtask reset mirrors"));
    }

    #[test]
    fn what_passed_is_not_pending() {
        let toy = Toy::derived("next-pending");
        let course = toy.course();
        let mut state = State::load(&course).unwrap();
        let pending = |state: &State| state.pending(&course).map(Exercise::id);
        assert_eq!(pending(&state).as_deref(), Some("01-waiting/three_prices"));
        let checks = |slug| lock::checks(&course, course.exercise(slug).unwrap()).unwrap();
        state.graded(
            "01-waiting/three_prices",
            Verdict::Passed,
            &checks("three_prices"),
        );
        assert_eq!(pending(&state).as_deref(), Some("06-wait/mirrors"));
        state.graded("06-wait/mirrors", Verdict::Passed, &checks("mirrors"));
        assert_eq!(pending(&state), None);
        assert_eq!(outdated(&state.outdated(&course), 60), "");
        state.graded("01-waiting/three_prices", Verdict::Passed, "0123");
        assert_eq!(
            outdated(&state.outdated(&course), 60),
            "\n1 exercise passed earlier checks than the course has now.\nGrade it again:\n    \
             cargo xtask grade three_prices\n"
        );
    }
}
