//! `predict`: the listing whose trace is to be written down, before it is run.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::course::Course;
use crate::exit::{Exit, usage};
use crate::lab::Exercise;
use crate::state::State;
use crate::verdict::Verdict;
use crate::{next, term};

/// Prints the listing, the place to write at and what to write; of the next prediction not passed,
/// else of the first, where no word names one.
pub(crate) fn run(course: &Course, word: Option<&str>) -> Result<Exit> {
    let exercise = match word {
        Some(word) => course.exercise(word)?,
        None => pending(course, &State::load(course)?)?,
    };
    term::print(&text(course, exercise, term::width())?)?;
    Ok(Exit::Passed)
}

fn pending<'a>(course: &'a Course, state: &State) -> Result<&'a Exercise> {
    let verdict = |exercise: &&Exercise| state.get(&exercise.id()).verdict;
    let all = || course.exercises().filter(|e| e.listing.is_some());
    let next = all().find(|exercise| verdict(exercise) != Some(Verdict::Passed));
    next.or_else(|| all().next())
        .context("no exercise of this course asks for a prediction")
}

fn text(course: &Course, exercise: &Exercise, width: usize) -> Result<String> {
    let (id, slug) = (exercise.id(), &exercise.slug);
    let Some(listing) = exercise.listing_file() else {
        let all = course.exercises().filter(|e| e.listing.is_some());
        let all: Vec<String> = all.map(Exercise::id).collect();
        bail!(usage(format!(
            "{id} asks for code, not for a prediction; these ask for one: {}",
            all.join(", ")
        )));
    };
    let source = fs::read_to_string(course.path(&listing))
        .with_context(|| format!("{listing} cannot be read"))?;
    let task = term::wrap(&exercise.task, "", width);
    let place = next::place(course, exercise);
    let how = term::wrap(
        "One line an event: the virtual ms, the first word that it prints, the rest. For `D wakes up` \
         at 40 ms, write",
        "",
        width,
    );
    Ok(format!(
        "{id}\n\n{task}\n{listing}\n\n{}\nWrite at {place}\n\n{how}\n    \
         (40, \"D\", \"wakes up\"),\n\nThen run it:  cargo xtask grade {slug}\n",
        listed(&source)
    ))
}

/// A listing as a reader wants it: indented, without the marks for the book's quotations.
fn listed(source: &str) -> String {
    let mark = |line: &&str| {
        let line = line.trim_start();
        line.starts_with("// ANCHOR: ") || line.starts_with("// ANCHOR_END: ")
    };
    let lines = source.lines().filter(|line| !mark(line));
    let lines = lines.map(|line| match line {
        "" => "\n".into(),
        line => format!("    {line}\n"),
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exit;
    use crate::toy::{PREDICT, Toy};

    const LISTING: &str = "//! Two workers.\n\nfn main() {\n    // ANCHOR: both\n    both();\n    \
                           // ANCHOR_END: both\n}\n";

    #[test]
    fn it_shows_the_listing_and_where_to_write() {
        let toy = Toy::predicting("predict-text");
        toy.write("labs/06-wait/examples/listing.rs", LISTING);
        let course = toy.course();
        let exercise = course.exercise("two_workers").unwrap();
        assert_eq!(
            text(&course, exercise, 60).unwrap(),
            "06-wait/two_workers\n\nWrite down what the listing prints.\n\n\
             labs/06-wait/examples/listing.rs\n\n    //! Two workers.\n\n    fn main() {\n        \
             both();\n    }\n\nWrite at labs/06-wait/src/two_workers.rs:5\n\n\
             One line an event: the virtual ms, the first word that it\n\
             prints, the rest. For `D wakes up` at 40 ms, write\n\n    \
             (40, \"D\", \"wakes up\"),\n\nThen run it:  cargo xtask grade two_workers\n"
        );
    }

    #[test]
    fn an_exercise_that_asks_for_code_is_a_wrong_command_line() {
        let toy = Toy::predicting("predict-code");
        let course = toy.course();
        let err = text(&course, course.exercise("mirrors").unwrap(), 60).unwrap_err();
        assert_eq!(exit::of(&err), Exit::Usage);
        assert!(err.to_string().ends_with(": 06-wait/two_workers"), "{err}");
        assert!(PREDICT.contains("listing = "));
    }

    #[test]
    fn without_a_word_it_is_the_next_one_and_once_passed_the_first() {
        let toy = Toy::predicting("predict-next");
        let course = toy.course();
        let mut state = State::load(&course).unwrap();
        let id = |state: &State| pending(&course, state).unwrap().id();
        assert_eq!(id(&state), "06-wait/two_workers");
        state.graded("06-wait/two_workers", Verdict::Passed, "");
        assert_eq!(id(&state), "06-wait/two_workers");
        let toy = Toy::new("predict-none");
        let err = pending(&toy.course(), &state).unwrap_err().to_string();
        assert_eq!(err, "no exercise of this course asks for a prediction");
    }
}
