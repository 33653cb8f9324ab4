//! `trace`: one play of a case as JSON: plan, tasks, events with virtual time, wakes.

use anyhow::{Result, bail};

use crate::answer::{self, Answer};
use crate::cargo::{self, Target};
use crate::course::Course;
use crate::exit::{Exit, usage};
use crate::lab::{Case, Exercise, Mounted};
use crate::playing::{self, Program};
use crate::wire::Mode;
use crate::{judge, term};

/// Prints the trace of the case that a word names, played with one of the exercise's answers:
/// `answer` is the student's, `solution` ours, and the slug of a misconception or the name of an
/// alternative one of those. Without a word it is the student's.
pub(crate) fn run(course: &Course, word: &str, of: Option<&str>) -> Result<Exit> {
    let (exercise, case) = course.case(word)?;
    let answer = answer::named(course, exercise, of)?;
    if answer.mounted() == Mounted::Nowhere {
        bail!(usage(does_not_compile(&answer)));
    }
    let program = match playing::build(course, &answer)? {
        Ok(program) => program,
        Err(complaint) => {
            eprintln!("{complaint}");
            return Ok(Exit::DoesNotCompile);
        }
    };
    match play(exercise, case, &program)? {
        Ok(json) => {
            term::print(&format!("{json}\n"))?;
            Ok(Exit::Passed)
        }
        Err(why) => {
            eprintln!("{why}");
            Ok(Exit::NotPassed)
        }
    }
}

/// A trace to play: an exercise's case, and with whose answer.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// The exercise.
    pub exercise: &'a Exercise,
    /// One of its cases.
    pub case: &'a Case,
    /// `solution`, the slug of a misconception, or the name of an alternative.
    pub of: &'a str,
}

/// The JSON traces of several plays, in their order, built at once. What cannot be played has its
/// reason in words.
///
/// # Errors
/// Cargo fails.
pub fn traces(course: &Course, wanted: &[Wanted<'_>]) -> Result<Vec<Result<String, String>>> {
    let answers: Vec<Result<Answer<'_>>> = wanted
        .iter()
        .map(|one| answer::named(course, one.exercise, Some(one.of)))
        .collect();
    let targets: Vec<Target> = answers
        .iter()
        .flatten()
        .filter_map(Answer::target)
        .collect();
    let built = cargo::build(&course.root, &targets)?;
    let plays: Vec<_> = wanted.iter().zip(answers).collect();
    let played = playing::in_parallel(&plays, |(one, answer)| {
        let answer = answer.as_ref().map_err(|err| format!("{err:#}"))?;
        let program = answer.program(course, &built);
        let program = program.ok_or_else(|| does_not_compile(answer))?;
        play(one.exercise, one.case, &program).map_err(|err| format!("{err:#}"))?
    });
    Ok(played)
}

fn does_not_compile(answer: &Answer<'_>) -> String {
    format!("{} does not compile: it has no trace", answer.file())
}

fn play(exercise: &Exercise, case: &Case, program: &Program) -> Result<Result<String, String>> {
    let run = program.run(case, Mode::Trace)?;
    Ok(run.trace().map(String::from).ok_or_else(|| {
        let judged = judge::case(exercise, case, &[], &run);
        format!("no trace of {}: {}", exercise.case_name(case), judged.says)
    }))
}
