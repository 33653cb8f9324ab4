//! `predict`: a trace is foretold before it is seen. For an exercise that asks for a prediction this
//! shows the listing and where to write; for any other it asks for order and times of a shown case
//! and holds the guess against the trace.

use std::fs;
use std::io::{self, BufRead, IsTerminal, Read};

use anyhow::{Context, Result, bail};

use crate::course::Course;
use crate::divergence::{self, Line};
use crate::exit::{Exit, usage};
use crate::guess::{Guess, Score};
use crate::lab::{Case, Exercise};
use crate::lanes::{RUN_AND_YOURS, lanes};
use crate::snapshot::Stored;
use crate::state::State;
use crate::verdict::Verdict;
use crate::wire::Mode;
use crate::{answer, next, playing, term};

/// Shows what there is to predict, and asks where there is nothing to write. Without a word it is
/// the next prediction not passed, else the first. `of` says whose trace is foretold: the
/// `solution`'s, if nothing is said, or that of the student's `answer`.
pub(crate) fn run(course: &Course, word: Option<&str>, of: Option<&str>) -> Result<Exit> {
    let (exercise, case) = match word {
        Some(word) => named(course, word)?,
        None => (pending(course, &State::load(course)?)?, None),
    };
    if exercise.listing.is_some() {
        term::print(&text(course, exercise, term::width())?)?;
        return Ok(Exit::Passed);
    }
    let case = shown(exercise, case)?;
    let happens = match of {
        None | Some("solution") => Stored::load(course, exercise)?
            .expected(&case.name)
            .to_vec(),
        Some("answer") => match students(course, exercise, case)? {
            Ok(lines) => lines,
            Err(exit) => return Ok(exit),
        },
        Some(other) => bail!(usage(format!(
            "--of is answer or solution, not \"{other}\""
        ))),
    };
    ask(course, exercise, case, &happens)
}

/// An exercise, and the case of it that is named, if one is.
fn named<'a>(course: &'a Course, word: &str) -> Result<(&'a Exercise, Option<&'a Case>)> {
    let of_case = word
        .rsplit_once('/')
        .is_some_and(|(exercise, _)| course.exercise(exercise).is_ok());
    match course.exercise(word) {
        Err(_) if of_case => course
            .case(word)
            .map(|(exercise, case)| (exercise, Some(case))),
        found => found.map(|exercise| (exercise, None)),
    }
}

/// The case to ask about: the named one, else the first that a page shows.
fn shown<'a>(exercise: &'a Exercise, case: Option<&'a Case>) -> Result<&'a Case> {
    let shown = || exercise.cases.iter().filter(|case| case.shown);
    match case {
        Some(case) if case.shown => Ok(case),
        Some(case) => {
            let names: Vec<String> = shown()
                .map(|case| format!("{}/{}", exercise.slug, case.name))
                .collect();
            bail!(usage(format!(
                "{} is graded and not shown; predict {}",
                case.name,
                names.join(" or ")
            )))
        }
        None => shown()
            .next()
            .with_context(|| format!("{} shows no case", exercise.id())),
    }
}

/// The transcript of the student's own answer, or how the program ends where there is none.
fn students(
    course: &Course,
    exercise: &Exercise,
    case: &Case,
) -> Result<Result<Vec<String>, Exit>> {
    let program = match playing::build(course, &answer::students(exercise))? {
        Ok(program) => program,
        Err(complaint) => {
            eprintln!("{complaint}");
            return Ok(Err(Exit::DoesNotCompile));
        }
    };
    let run = program.run(case, Mode::Trace)?;
    let Some(played) = run.played().filter(|played| played.panic.is_none()) else {
        let slug = &exercise.slug;
        eprintln!("your answer does not come to an end: cargo xtask grade {slug} says why");
        return Ok(Err(Exit::NotPassed));
    };
    Ok(Ok(divergence::lines(&played.transcript)))
}

/// Shows what happens without its order, reads a guess, says how much of it is right.
fn ask(course: &Course, exercise: &Exercise, case: &Case, happens: &[String]) -> Result<Exit> {
    let width = term::width();
    let mut guess = Guess::new(happens, exercise.order);
    term::print(&sheet(exercise, case, happens, width))?;
    if io::stdin().is_terminal() {
        typed(&mut guess, &mut io::stdin().lock())?;
    } else {
        piped(&mut guess, &mut io::stdin().lock())?;
    }
    if guess.is_empty() {
        bail!(usage(format!(
            "no guess was given: type it, or pipe it, cargo xtask predict {}/{} < guess.txt",
            exercise.slug, case.name
        )));
    }
    let score = guess.score();
    term::print(&said(&score, happens, &guess.lines(), width))?;
    let Score { times, of, .. } = score;
    State::update(course, |state| state.predicted(&exercise.id(), times, of))?;
    Ok(Exit::Passed)
}

/// What happens, sorted, so that its order says nothing.
fn sheet(exercise: &Exercise, case: &Case, happens: &[String], width: usize) -> String {
    let mut events: Vec<(&str, &str)> = Line::parse_all(happens)
        .iter()
        .map(|line| (line.lane, line.text))
        .collect();
    events.sort_unstable();
    let lane = events
        .iter()
        .map(|(lane, _)| lane.chars().count())
        .max()
        .unwrap_or(0);
    let mut listed = String::new();
    for same in events.chunk_by(|one, other| one == other) {
        let (name, text) = same[0];
        let more = match same.len() {
            1 => String::new(),
            times => format!("  ({times} times)"),
        };
        listed += &format!("    {name:lane$}  {text}{more}\n");
    }
    let how = "This happens, and not in this order. Write a line for each, in the order in which it \
               happens: the virtual ms, who, what. The beginning of the words is enough. An empty line \
               ends it.";
    format!(
        "{}, case {}\n{}\n{}\n{}\n{listed}\nFor example:\n    100 {} {}\n\n",
        exercise.id(),
        case.name,
        term::wrap(&case.plan, "    ", width),
        term::wrap(&exercise.task, "", width),
        term::wrap(how, "", width),
        events.first().map_or("near", |event| event.0),
        events.first().map_or("called", |event| event.1),
    )
}

/// Reads lines from a person until an empty one. One that cannot be read is said, and left out.
fn typed(guess: &mut Guess, input: &mut dyn BufRead) -> Result<()> {
    loop {
        let left = guess.left();
        if left == 0 {
            return Ok(());
        }
        term::print(&format!("{left} left> "))?;
        let mut line = String::new();
        if input.read_line(&mut line).is_err() || line.trim().is_empty() {
            return Ok(());
        }
        if let Err(why) = guess.add(&line) {
            term::print(&format!("{why}\n"))?;
        }
    }
}

/// Reads a whole guess. Empty lines and those that begin with `#` mean nothing.
fn piped(guess: &mut Guess, input: &mut dyn Read) -> Result<()> {
    let mut text = String::new();
    input
        .read_to_string(&mut text)
        .context("the guess cannot be read")?;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Err(why) = guess.add(line) {
            bail!(usage(format!("line {number} of the guess: {why}")));
        }
    }
    Ok(())
}

/// How much is right, the first that is not, and both beside each other.
fn said(score: &Score, happens: &[String], guess: &[String], width: usize) -> String {
    let Score {
        order,
        times,
        of,
        first_wrong,
    } = score;
    let Some(first_wrong) = first_wrong else {
        return format!("All {of} lines are right, in order and time.\n");
    };
    let says = format!(
        "{order} of {of} lines stand in the right order: so many are left if the fewest others are \
         taken out. {times} of {of} have the right time.\n\nThe first that is wrong: {first_wrong}."
    );
    format!(
        "{}\n{}",
        term::wrap(&says, "", width),
        lanes(happens, guess, RUN_AND_YOURS, width)
    )
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
    let listing = exercise.listing_file().context("there is a listing")?;
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
#[path = "predict_tests.rs"]
mod tests;
