//! `solution`: how our answer differs from the student's. It is shown to those who passed, and to
//! those who ask twice.

use std::fs;

use anyhow::Result;

use crate::course::Course;
use crate::diff::{self, Change};
use crate::exit::Exit;
use crate::lab::Exercise;
use crate::state::State;
use crate::term::{self, Tone};
use crate::verdict::Verdict;
use crate::{starter, submission};

/// Prints the difference, or, to the first who asks, what is worth trying before. Not passed where
/// the course came without solutions.
pub(crate) fn run(course: &Course, word: &str) -> Result<Exit> {
    let exercise = course.exercise(word)?;
    let path = exercise.solution();
    let Ok(source) = fs::read_to_string(course.path(&path)) else {
        term::print(&format!(
            "There is no {path}: this course came without its solutions.\nAsk who gave it to \
             you, or climb the hints: cargo xtask hint {}\n",
            exercise.slug
        ))?;
        return Ok(Exit::NotPassed);
    };
    let passed = State::load(course)?.get(&exercise.id()).verdict == Some(Verdict::Passed);
    let first = match passed {
        true => None,
        false => State::update(course, |state| asked(exercise, state))?,
    };
    let text = match first {
        Some(text) => text,
        None => difference(course, exercise, &starter::solution(&path, &source)?)?,
    };
    term::print(&text)?;
    Ok(Exit::Passed)
}

/// What to say to a first request; none where the solution is to be shown. Both are recorded: seen
/// before a pass, the solution is a rung of the ladder.
fn asked(exercise: &Exercise, state: &mut State) -> Option<String> {
    let (id, slug) = (exercise.id(), &exercise.slug);
    let progress = state.get(&id);
    if progress.verdict == Some(Verdict::Passed) {
        return None;
    }
    if progress.asked_solution {
        state.saw_solution(&id);
        return None;
    }
    state.asked_solution(&id);
    let why =
        format!("{id} has not passed yet. What you find yourself stays longer than what you read.");
    let mut text = term::wrap(&why, "", term::width());
    let left = exercise.hints.len().saturating_sub(progress.hints);
    if left > 0 {
        let hints = term::count(left, "hint");
        text += &format!("You have {hints} left: cargo xtask hint {slug}\n");
    }
    text += &format!("To see it all the same, ask again: cargo xtask solution {slug}\n");
    Some(text)
}

/// From the student's file to the solution. A file that is not there counts as empty.
fn difference(course: &Course, exercise: &Exercise, solution: &str) -> Result<String> {
    let file = exercise.file();
    let answer = submission::read(course, &file)?.unwrap_or_default();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let lines = diff::unified(&answer, solution);
    if lines.is_empty() {
        return Ok(format!("{file} is our solution, line for line.\n"));
    }
    let tint = |(change, line): &(Change, String)| match change {
        Change::Same => line.clone(),
        Change::Removed => term::tint(Tone::Bad, line),
        Change::Added => term::tint(Tone::Good, line),
    };
    let lines: Vec<String> = lines.iter().map(tint).collect();
    Ok(format!(
        "--- {file}\n+++ {}\n{}\n",
        exercise.solution(),
        lines.join("\n")
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Toy;

    #[test]
    fn it_is_shown_to_who_asks_twice_or_passed() {
        let toy = Toy::derived("solution-twice");
        let course = toy.course();
        let mirrors = course.exercise("mirrors").unwrap();
        let mut state = State::load(&course).unwrap();
        let first = asked(mirrors, &mut state).unwrap();
        assert!(
            first.contains("You have 3 hints left: cargo xtask hint mirrors"),
            "{first}"
        );
        assert_eq!(state.get("06-wait/mirrors").rungs(), 0);
        assert_eq!(asked(mirrors, &mut state), None);
        assert_eq!(state.get("06-wait/mirrors").rungs(), 1);
        let prices = course.exercise("three_prices").unwrap();
        state.graded("01-waiting/three_prices", Verdict::Passed, "");
        assert_eq!(asked(prices, &mut state), None);
        assert_eq!(state.get("01-waiting/three_prices").rungs(), 0);
    }

    #[test]
    fn the_difference_has_no_markers() {
        let toy = Toy::derived("solution-diff");
        let course = toy.course();
        let mirrors = course.exercise("mirrors").unwrap();
        let source = toy.read(&mirrors.solution());
        let solution = starter::solution("x.rs", &source).unwrap();
        let text = difference(&course, mirrors, &solution).unwrap();
        let expected = "--- labs/06-wait/src/mirrors.rs\n+++ solutions/06-wait/src/mirrors.rs\n\
                        @@ -4,6 +4,5 @@\n \n /// Asks all.\n pub async fn first(mirrors: \
                        Vec<Mirror>) -> u8 {\n-    // TODO(first)\n-    todo!(\"first of \
                        {mirrors:?}\")\n+    all(mirrors).await\n }\n";
        assert_eq!(text, expected);
        toy.write(&mirrors.file(), &solution);
        let text = difference(&course, mirrors, &solution).unwrap();
        assert!(text.ends_with("is our solution, line for line.\n"));
    }

    #[test]
    fn a_course_without_solutions_says_so() {
        let toy = Toy::derived("solution-none");
        toy.remove("solutions");
        assert_eq!(run(&toy.course(), "mirrors").unwrap(), Exit::NotPassed);
    }
}
