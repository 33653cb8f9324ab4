//! `question`, and the question that `grade` asks after a pass. It never changes a verdict.

use std::fs;
use std::io::{self, BufRead, IsTerminal};

use anyhow::{Result, bail};

use crate::course::Course;
use crate::divergence;
use crate::exit::{Exit, usage};
use crate::lab::{Case, Exercise};
use crate::playing::{self, Program};
use crate::question::recorded::Trace;
use crate::question::{self, Question};
use crate::report::{CaseReport, Report};
use crate::snapshot::Stored;
use crate::state::State;
use crate::verdict::Verdict;
use crate::wire::{Mode, Played};
use crate::{answer, term};

/// What became of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum How {
    Right,
    Wrong,
    Skipped,
}

impl How {
    /// As the state has it.
    fn name(self) -> &'static str {
        match self {
            How::Right => "right",
            How::Wrong => "wrong",
            How::Skipped => "skipped",
        }
    }
}

/// Asks the question of an answer that passed, and says what is right. Who answers nothing sees it
/// too.
pub(crate) fn run(course: &Course, word: &str) -> Result<Exit> {
    let exercise = course.exercise(word)?;
    let (id, slug) = (exercise.id(), &exercise.slug);
    if State::load(course)?.get(&id).verdict != Some(Verdict::Passed) {
        bail!(usage(format!(
            "{id} has not passed yet, and the question is about an answer that did: cargo xtask \
             grade {slug}"
        )));
    }
    let Some(question) = played(course, exercise)? else {
        term::print(&format!(
            "{id} has no question: its traces are too short for one.\n"
        ))?;
        return Ok(Exit::Passed);
    };
    let how = ask(&question, &mut io::stdin().lock(), &mut term::print)?;
    if how == How::Skipped {
        let right = said("It is", &question, question.answer);
        term::print(&format!("\n{}", term::wrap(&right, "", term::width())))?;
    }
    State::update(course, |state| state.questioned(&id, how.name()))?;
    Ok(Exit::Passed)
}

/// After the report on one exercise that passed: asks its question where somebody can answer, else
/// says how to be asked. Once answered rightly, it is not asked again.
pub(crate) fn after_pass(course: &Course, exercises: &[&Exercise], report: &Report) -> Result<()> {
    let ([exercise], [graded]) = (exercises, &report.exercises[..]) else {
        return Ok(());
    };
    let (id, slug) = (exercise.id(), &exercise.slug);
    let known = State::load(course)?.get(&id).question;
    if graded.verdict != Verdict::Passed || known.as_deref() == Some(How::Right.name()) {
        return Ok(());
    }
    let again = format!("A question about your own trace: cargo xtask question {slug}\n");
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return term::print(&again);
    }
    let Some(question) = played(course, exercise)? else {
        return Ok(());
    };
    term::print("\nA question about your own trace. It changes no verdict; Enter skips it.\n")?;
    let how = ask(&question, &mut io::stdin().lock(), &mut term::print)?;
    if how == How::Skipped {
        term::print(&again)?;
    }
    State::update(course, |state| state.questioned(&id, how.name()))
}

/// Adds to the report of each pass the question that its transcripts alone can answer. It costs no
/// play.
pub(crate) fn attach(course: &Course, exercises: &[&Exercise], report: &mut Report) {
    for (exercise, graded) in exercises.iter().zip(&mut report.exercises) {
        if graded.verdict == Verdict::Passed {
            let shown = graded.cases.iter().filter(|case| case.shown);
            let cases: Vec<question::Case<'_>> = shown.map(of_report).collect();
            graded.question = of(course, exercise, &cases).map(|question| question.reported());
        }
    }
}

fn of_report(case: &CaseReport) -> question::Case<'_> {
    question::Case {
        name: &case.name,
        plan: &case.plan,
        lines: &case.got,
        trace: None,
    }
}

fn of(course: &Course, exercise: &Exercise, cases: &[question::Case<'_>]) -> Option<Question> {
    let file = exercise.file();
    let answer = fs::read(course.path(&file)).ok()?;
    question::of(&exercise.id(), &file, &answer, cases)
}

/// The question from whole traces, for which each shown case is played once.
fn played(course: &Course, exercise: &Exercise) -> Result<Option<Question>> {
    let changed = || {
        let slug = &exercise.slug;
        usage(format!(
            "your answer has changed since it passed: cargo xtask grade {slug}"
        ))
    };
    let program = playing::build(course, &answer::students(exercise))?;
    let program = program.map_err(|_| changed())?;
    let stored = Stored::load(course, exercise)?;
    let mut cases = Vec::new();
    for case in exercise.cases.iter().filter(|case| case.shown) {
        let lines = stored.expected(&case.name);
        let trace = trace(&program, case, lines)?.ok_or_else(changed)?;
        cases.push(question::Case {
            name: &case.name,
            plan: &case.plan,
            lines,
            // What is played for a prediction is the listing: no function of the student's.
            trace: exercise.listing.is_none().then_some(trace),
        });
    }
    Ok(of(course, exercise, &cases))
}

/// The trace of a case, if its transcript is the expected one.
fn trace(program: &Program, case: &Case, expected: &[String]) -> Result<Option<Trace>> {
    let run = program.run(case, Mode::Trace)?;
    let is_expected =
        |played: &Played| divergence::same(&divergence::lines(&played.transcript), expected);
    let trace = run.trace().and_then(Trace::parse);
    Ok(trace.filter(|_| run.played().is_some_and(is_expected)))
}

/// Prints the question, reads a choice, says whether it is right and why.
fn ask(
    question: &Question,
    input: &mut dyn BufRead,
    print: &mut dyn FnMut(&str) -> Result<()>,
) -> Result<How> {
    let width = term::width();
    let last = Question::letter(question.choices.len() - 1);
    print(&sheet(question, width))?;
    print(&format!("\nYour answer, a to {last}: "))?;
    loop {
        let mut line = String::new();
        let read = input.read_line(&mut line);
        // What is no text is no answer; a stream that fails has none.
        if read.is_err() || line.trim().is_empty() {
            if line.is_empty() {
                print("\n")?;
            }
            return Ok(How::Skipped);
        }
        let Some(index) = question.index(&line) else {
            print(&format!(
                "Type a letter from a to {last}, or nothing to skip it: "
            ))?;
            continue;
        };
        let right = index == question.answer;
        let says = if right {
            said("Right:", question, index)
        } else {
            let why = &question.choices[index].why;
            format!("No. {why}\n\n{}", said("It is", question, question.answer))
        };
        print(&format!("\n{}", term::wrap(&says, "", width)))?;
        return Ok(if right { How::Right } else { How::Wrong });
    }
}

fn said(head: &str, question: &Question, index: usize) -> String {
    let choice = &question.choices[index];
    format!(
        "{head} {}) {}. {}",
        Question::letter(index),
        choice.text,
        choice.why
    )
}

/// The question and its choices.
fn sheet(question: &Question, width: usize) -> String {
    let mut out = format!("\n{}\n", term::wrap(&question.text, "", width));
    for (n, choice) in question.choices.iter().enumerate() {
        out += &term::wrap(
            &format!("{}) {}", Question::letter(n), choice.text),
            "  ",
            width,
        );
    }
    out
}

#[cfg(test)]
#[path = "quiz_tests.rs"]
mod tests;
