//! `grade`: builds the student's answers, plays each case outside this process, compares with the
//! snapshots it read itself, and says what was seen.

use std::collections::BTreeMap;

use anyhow::Result;
use nanoserde::SerJson;

use crate::cargo::{self, Built, Target};
use crate::course::Course;
use crate::exit::Exit;
use crate::lab::Exercise;
use crate::lock::{self, Changed};
use crate::playing::{self, Program};
use crate::report::{ExerciseReport, Report};
use crate::snapshot::Stored;
use crate::state::State;
use crate::verdict::Verdict;
use crate::wire::Mode;
use crate::{compile, diagnosis, next, remarks, render, term};

/// How the report is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Format {
    /// For people.
    #[default]
    Human,
    /// One JSON object, and nothing else on stdout.
    Json,
}

/// Which exercises are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked<'a> {
    /// The next one that has not passed.
    Next,
    /// Those that a word names.
    Named(&'a str),
    /// All of the course.
    All,
}

/// Grades, records the verdicts, prints the report. Fails where our tools or their surroundings do;
/// a wrong answer is a verdict.
pub(crate) fn run(course: &Course, asked: Asked<'_>, format: Format) -> Result<Exit> {
    let exercises: Vec<&Exercise> = match asked {
        Asked::Next => State::load(course)?.pending(course).into_iter().collect(),
        Asked::Named(word) => course.select(word)?,
        Asked::All => course.exercises().collect(),
    };
    if exercises.is_empty() && format == Format::Human {
        term::print(next::ALL_PASSED)?;
        return Ok(Exit::Passed);
    }
    let mut report = grade(course, &exercises)?;
    // A verdict is worth more than its record.
    if let Err(err) = record(course, &exercises, &mut report) {
        eprintln!("warning: progress is not recorded: {err:#}");
    }
    let text = match format {
        Format::Human => render::human(&report, term::width()),
        Format::Json => report.serialize_json() + "\n",
    };
    term::print(&text)?;
    Ok(exit(&report))
}

/// The report on these exercises. Nothing is printed and no progress recorded.
pub(crate) fn grade(course: &Course, exercises: &[&Exercise]) -> Result<Report> {
    let changed = changed(course, exercises)?;
    let submissions: Vec<Submission<'_>> = exercises
        .iter()
        .map(|&exercise| Submission::read(course, exercise, &changed))
        .collect();
    let targets: Vec<Target> = submissions
        .iter()
        .filter(|submission| submission.decided.is_none())
        .map(|submission| target(submission.exercise))
        .collect();
    let built = cargo::build(&course.root, &targets)?;
    let mut reports = playing::in_parallel(&submissions, |submission| {
        let decided = submission.decided.clone();
        decided.unwrap_or_else(|| submission.judge(course, &built))
    });
    for report in &mut reports {
        let remarks = report.remarks.iter_mut().map(|remark| &mut remark.page);
        for page in remarks.chain([&mut report.page]) {
            page.take_if(|page| !is_there(course, page));
        }
    }
    Ok(Report::new(reports))
}

/// The exit code that a report asks for.
pub(crate) fn exit(report: &Report) -> Exit {
    let of = |exercise: &ExerciseReport| match exercise.verdict {
        Verdict::Passed => Exit::Passed,
        Verdict::DoesNotCompile => Exit::DoesNotCompile,
        Verdict::Tampered => Exit::CourseChanged,
        Verdict::InternalError => Exit::OurFault,
        _ => Exit::NotPassed,
    };
    report.exercises.iter().map(of).max().unwrap_or_default()
}

/// One exercise to grade.
struct Submission<'a> {
    exercise: &'a Exercise,
    stored: Stored,
    /// What is known before anything is built.
    decided: Option<ExerciseReport>,
}

impl<'a> Submission<'a> {
    fn read(
        course: &Course,
        exercise: &'a Exercise,
        changed: &BTreeMap<String, Vec<Changed>>,
    ) -> Submission<'a> {
        let loaded = Stored::load(course, exercise);
        let stored = loaded.as_ref().ok().cloned().unwrap_or_default();
        let changed = changed.get(&exercise.id()).map_or(&[][..], Vec::as_slice);
        let decided = if !changed.is_empty() {
            Some(diagnosis::tampered(exercise, &stored, changed))
        } else if let Err(err) = loaded {
            Some(diagnosis::internal_error(
                exercise,
                &stored,
                &format!("{err:#}"),
            ))
        } else if !course.path(&exercise.file()).is_file() {
            let missing = compile::missing(exercise);
            Some(diagnosis::does_not_compile(exercise, &stored, missing))
        } else {
            None
        };
        Submission {
            exercise,
            stored,
            decided,
        }
    }

    /// Plays the answer if it was built; else says why it was not.
    fn judge(&self, course: &Course, built: &Built) -> ExerciseReport {
        let (exercise, stored) = (self.exercise, &self.stored);
        let target = target(exercise);
        if let Some(exe) = built.executable(&target) {
            let folder = course.path(&format!("labs/{}", exercise.lab));
            let program = Program {
                exe,
                folder: &folder,
                module: None,
            };
            let mut report = playing::play(exercise, stored, &program, Mode::Grade);
            report.remarks = remarks::all(course, exercise, &built.warnings(&target));
            return report;
        }
        let errors = built.errors(&target);
        if let Some(complaint) = compile::complaint(course, exercise, &errors)
            .filter(|_| compile::is_about_code(&errors))
        {
            return diagnosis::does_not_compile(exercise, stored, complaint);
        }
        let elsewhere = built.elsewhere();
        let why = errors.iter().chain(&elsewhere).next();
        let why = why.map_or("cargo built no test for it", |error| error.rendered());
        diagnosis::internal_error(exercise, stored, why)
    }
}

fn target(exercise: &Exercise) -> Target {
    Target {
        package: exercise.package(),
        test: exercise.slug.clone(),
    }
}

/// The changed files of the course that bear on each exercise, by its id; mostly none.
fn changed(course: &Course, exercises: &[&Exercise]) -> Result<BTreeMap<String, Vec<Changed>>> {
    let mut by_id = BTreeMap::new();
    if lock::changed(course, exercises)?.is_empty() {
        return Ok(by_id);
    }
    for &exercise in exercises {
        by_id.insert(exercise.id(), lock::changed(course, &[exercise])?);
    }
    Ok(by_id)
}

/// Records what was learnt about the answers, and adds what is known of hints. What we could not
/// judge says nothing of an answer.
fn record(course: &Course, exercises: &[&Exercise], report: &mut Report) -> Result<()> {
    let mut state = State::load(course)?;
    for (exercise, report) in exercises.iter().zip(&mut report.exercises) {
        let hints = state.get(&report.id).hints;
        report.hints_used = u32::try_from(hints).unwrap_or(u32::MAX);
        let checks = match report.verdict {
            Verdict::InternalError | Verdict::Tampered => continue,
            Verdict::Passed => lock::checks(course, exercise)?,
            _ => String::new(),
        };
        state.graded(&report.id, report.verdict, &checks);
    }
    state.save()
}

/// Whether the book has the page that `chapter/page.md#place` names.
fn is_there(course: &Course, page: &str) -> bool {
    let file = page.split('#').next().unwrap_or(page);
    !file.is_empty() && course.path(&format!("book/src/{file}")).is_file()
}

#[cfg(test)]
#[path = "grade_tests.rs"]
mod tests;
