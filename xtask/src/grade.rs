//! `grade`: builds the student's answers, plays each case outside this process, compares with the
//! snapshots it read itself, and says what was seen.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Result, bail};

use crate::cargo::{self, Built, Target};
use crate::course::Course;
use crate::exit::{Exit, usage};
use crate::formats::{self, Format};
use crate::lab::Exercise;
use crate::lock::{self, Changed};
use crate::progress::{Progress, Reporter};
use crate::report::{CaseReport, ExerciseReport, Report};
use crate::snapshot::Stored;
use crate::state::State;
use crate::verdict::{Outcome, Verdict};
use crate::wire::Mode;
use crate::{
    answer, compile, containment, diagnosis, next, playing, quiz, remarks, stale, submission, term,
};

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
        Asked::Next if format.holds_the_verdict() => bail!(usage(
            "this format is for a score: say what counts, a LAB, an EXERCISE or --all"
        )),
        Asked::Next => State::load(course)?.pending(course).into_iter().collect(),
        Asked::Named(word) => course.select(word)?,
        Asked::All => course.exercises().collect(),
    };
    if exercises.is_empty() && format == Format::Human {
        term::print(next::ALL_PASSED)?;
        return Ok(Exit::Passed);
    }
    let progress = Progress::on_stderr();
    let mut report = grade_told(course, &exercises, &progress.reporter())?;
    drop(progress);
    // A verdict is worth more than its record.
    if let Err(err) = record(course, &exercises, &mut report) {
        eprintln!("warning: progress is not recorded: {err:#}");
    }
    if format != Format::Human {
        quiz::attach(course, &exercises, &mut report);
    }
    formats::show(&report, format)?;
    if format == Format::Human {
        // Nor does a question change what was found.
        if let Err(err) = quiz::after_pass(course, &exercises, &report) {
            eprintln!("warning: no question: {err:#}");
        }
    }
    Ok(format.exit(exit(&report)))
}

/// Prints a stored report in a format. Nothing is graded.
pub(crate) fn stored(file: &Path, format: Format) -> Result<Exit> {
    let report = formats::stored(file)?;
    formats::show(&report, format)?;
    Ok(format.exit(exit(&report)))
}

/// The report on these exercises. Nothing is printed and no progress recorded.
pub(crate) fn grade(course: &Course, exercises: &[&Exercise]) -> Result<Report> {
    grade_told(course, exercises, &Reporter::default())
}

fn grade_told(course: &Course, exercises: &[&Exercise], reporter: &Reporter) -> Result<Report> {
    let changed = changed(course, exercises)?;
    let submissions: Vec<Submission<'_>> = exercises
        .iter()
        .map(|&exercise| Submission::read(course, exercise, &changed))
        .collect();
    let undecided = submissions.iter().filter(|one| one.decided.is_none());
    let undecided: Vec<&Exercise> = undecided.map(|one| one.exercise).collect();
    let targets: Vec<Target> = undecided
        .iter()
        .map(|exercise| answer::students_target(exercise))
        .collect();
    // Before the build, so that the machine is asked while cargo works.
    let asked = (!targets.is_empty()).then(|| containment::ask(&course.root));
    let mut built = cargo::build_told(&course.root, &targets, reporter)?;
    if were_stale(course, &undecided, &built)? {
        built = cargo::build_told(&course.root, &targets, reporter)?;
    }
    let containment = asked.map(containment::Asking::ready);
    reporter.grading(submissions.len());
    let mut reports = playing::in_parallel(&submissions, |submission| {
        reporter.exercise(&submission.exercise.id(), || {
            let decided = submission.decided.clone();
            decided.unwrap_or_else(|| submission.judge(course, &built))
        })
    });
    for report in &mut reports {
        let remarks = report.remarks.iter_mut().map(|remark| &mut remark.page);
        for page in remarks.chain([&mut report.page]) {
            page.take_if(|page| !is_there(course, page));
        }
    }
    let mut report = Report::new(reports);
    if let Some(containment) = containment {
        report.tier = containment.tier().into();
        report.tier_parts = containment.parts();
    }
    Ok(report)
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
        let changed = changed.get(&exercise.id()).map_or(&[][..], Vec::as_slice);
        // A snapshot that was changed says nothing, and may be a pipe that never ends.
        let loaded = if changed.is_empty() {
            Stored::load(course, exercise)
        } else {
            Ok(Stored::default())
        };
        let stored = loaded.as_ref().ok().cloned().unwrap_or_default();
        let decided = if !changed.is_empty() {
            Some(diagnosis::tampered(exercise, &stored, changed))
        } else if let Err(err) = loaded {
            Some(diagnosis::internal_error(
                exercise,
                &stored,
                &format!("{err:#}"),
            ))
        } else if !course.path(&exercise.file()).exists() {
            let missing = compile::missing(exercise);
            Some(diagnosis::does_not_compile(exercise, &stored, missing))
        } else if let Some(fault) = submission::fault(&course.path(&exercise.file())) {
            let unfit = compile::unfit(exercise, &fault);
            Some(diagnosis::does_not_compile(exercise, &stored, unfit))
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
        let answer = answer::students(exercise);
        let target = answer::students_target(exercise);
        if let Some(program) = answer.program(course, built) {
            let mut report = playing::play(exercise, stored, &program, Mode::Grade);
            report.remarks = remarks::all(course, exercise, &built.warnings(&target));
            return report;
        }
        if let Some(halted) = built.halted(&target) {
            let endless = compile::endless(halted);
            return diagnosis::does_not_compile(exercise, stored, endless);
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

/// Whether programs were built of answers that are no longer there; then they are removed.
fn were_stale(course: &Course, exercises: &[&Exercise], built: &Built) -> Result<bool> {
    let mut any = false;
    for exercise in exercises {
        if let Some(program) = built.executable(&answer::students_target(exercise)) {
            any |= stale::removed(&course.path(&exercise.file()), program)?;
        }
    }
    Ok(any)
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
    let checks: Vec<String> = exercises
        .iter()
        .zip(&report.exercises)
        .map(|(exercise, report)| match report.verdict {
            Verdict::Passed => lock::checks(course, exercise),
            _ => Ok(String::new()),
        })
        .collect::<Result<_>>()?;
    State::update(course, |state| {
        for (report, checks) in report.exercises.iter_mut().zip(&checks) {
            let rungs = state.get(&report.id).rungs();
            report.hints_used = u32::try_from(rungs).unwrap_or(u32::MAX);
            if !matches!(report.verdict, Verdict::InternalError | Verdict::Tampered) {
                state.graded(&report.id, report.verdict, checks);
                state.departed(&report.id, departs(report));
            }
        }
    })
}

/// Where the trace of the first case that differs departs, in words.
fn departs(report: &ExerciseReport) -> Option<&str> {
    let differs = |case: &&CaseReport| case.verdict == Outcome::Ran(Verdict::Differs);
    let case = report.cases.iter().find(differs)?;
    case.divergence.as_deref()
}

/// Whether the book has the page that `chapter/page.md#place` names.
fn is_there(course: &Course, page: &str) -> bool {
    let file = page.split('#').next().unwrap_or(page);
    !file.is_empty() && course.path(&format!("book/src/{file}")).is_file()
}

#[cfg(test)]
#[path = "grade_tests.rs"]
mod tests;
