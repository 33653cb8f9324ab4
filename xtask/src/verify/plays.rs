//! What only a run can show: starters are fresh and idle ones fail, right answers pass, each wrong
//! one gets its verdict and its name.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use super::{Finding, answers};
use crate::answer;
use crate::cargo::{self, Built, Target};
use crate::course::Course;
use crate::grade;
use crate::lab::{Exercise, Mounted};
use crate::playing;
use crate::report::ExerciseReport;
use crate::snapshot::Stored;
use crate::verdict::Verdict;

/// Builds and plays every answer of the course, a fresh copy with its starters.
///
/// # Errors
/// Cargo fails, or a program cannot be started.
pub(super) fn all(fresh: &Course) -> Result<Vec<Finding>> {
    let targets: Vec<Target> = fresh
        .exercises()
        .map(answer::students_target)
        .chain(targets_of_ours(fresh))
        .collect();
    let built = cargo::build(&fresh.root, &targets)?;
    let mut found = refused(fresh, &built);
    let mut plays = Vec::new();
    for exercise in fresh.exercises() {
        found.extend(warnings(exercise, &built));
        // A missing snapshot is a finding already; without it there is nothing to judge by.
        if let Ok(stored) = Stored::load(fresh, exercise) {
            plays.extend(answers::all(fresh, exercise, &stored, &built)?);
        }
    }
    let played = playing::in_parallel(&plays, answers::Play::findings);
    found.extend(played.into_iter().flatten());
    for exercise in fresh.exercises() {
        found.extend(not_compiling(fresh, exercise)?);
    }
    Ok(found)
}

/// The test program of our answers to one exercise.
pub(super) struct Answers<'a> {
    pub(super) exercise: &'a Exercise,
    pub(super) program: PathBuf,
    /// The folder of its package.
    pub(super) folder: PathBuf,
}

/// Builds the test programs that compare our answers with their snapshots.
///
/// # Errors
/// Cargo fails, or an answer does not compile.
pub(super) fn built(course: &Course) -> Result<Vec<Answers<'_>>> {
    let targets: Vec<Target> = course.exercises().map(answer::beside).collect();
    let built = cargo::build(&course.root, &targets)?;
    let mut all = Vec::new();
    for exercise in course.exercises() {
        let target = answer::beside(exercise);
        let Some(program) = built.executable(&target) else {
            let error = built
                .errors(&target)
                .first()
                .map(|error| error.rendered().to_string());
            bail!(
                "the answers to {} do not compile\n{}",
                exercise.id(),
                error.unwrap_or_default()
            );
        };
        all.push(Answers {
            exercise,
            program: program.into(),
            folder: course.path(&format!("solutions/{}", exercise.lab)),
        });
    }
    Ok(all)
}

/// Answers of ours that do not compile, in a test target or in the solutions' library. One of them
/// keeps all to its exercise from being played.
fn refused(fresh: &Course, built: &Built) -> Vec<Finding> {
    let targets = targets_of_ours(fresh);
    let mounted = targets
        .iter()
        .filter_map(|target| built.errors(target).first().copied());
    let refused = built.elsewhere().into_iter().chain(mounted);
    refused
        .map(|error| {
            let says = format!("an answer of ours does not compile:\n{}", error.rendered());
            let mend = "mend it, or give its misconception verdict = \"does_not_compile\"";
            Finding::course("compiles", says, mend)
        })
        .collect()
}

/// What rustc says of a starter beside its build.
fn warnings(exercise: &Exercise, built: &Built) -> Vec<Finding> {
    let target = answer::students_target(exercise);
    let said = built
        .errors(&target)
        .into_iter()
        .chain(built.warnings(&target));
    said.map(|diagnostic| {
        let says = format!(
            "the starter does not compile clean:\n{}",
            diagnostic.rendered()
        );
        Finding::new(
            exercise,
            "warnings",
            says,
            "change the stub or the hole in the solution",
        )
    })
    .collect()
}

/// Wrong answers that must not compile: put in place of the starter, built, and taken out again.
fn not_compiling(fresh: &Course, exercise: &Exercise) -> Result<Vec<Finding>> {
    let mut found = Vec::new();
    for belief in &exercise.misconceptions {
        if belief.mounted() != Mounted::Nowhere {
            continue;
        }
        for path in exercise.wrong_answers(belief) {
            let Ok(source) = fs::read_to_string(fresh.path(&path)) else {
                continue;
            };
            let report = in_place_of_starter(fresh, exercise, &source)?;
            if report.verdict != Verdict::DoesNotCompile {
                let says = format!(
                    "{path} is judged {}, not does_not_compile",
                    report.verdict.name()
                );
                found.push(Finding::new(
                    exercise,
                    "misconceptions",
                    says,
                    "mend it or its verdict in lab.toml",
                ));
            } else if belief.error.is_some() && report.misconception.as_ref() != Some(&belief.slug)
            {
                let names = report.misconception.as_deref();
                let says = format!(
                    "{path} is called {}, not {}; its error is {}",
                    names.unwrap_or("no misconception"),
                    belief.slug,
                    report.explained.as_deref().unwrap_or("no known one")
                );
                let mend = "mend it or its error in lab.toml; two beliefs cannot share one";
                found.push(Finding::new(exercise, "misconceptions", says, mend));
            }
        }
    }
    Ok(found)
}

fn in_place_of_starter(
    fresh: &Course,
    exercise: &Exercise,
    source: &str,
) -> Result<ExerciseReport> {
    let file = fresh.path(&exercise.file());
    let starter = fs::read(&file).with_context(|| format!("{} cannot be read", file.display()))?;
    fs::write(&file, source).with_context(|| format!("{} cannot be written", file.display()))?;
    let report = grade::grade(fresh, &[exercise]);
    fs::write(&file, starter).with_context(|| format!("{} cannot be written", file.display()))?;
    let report = report?.exercises.into_iter().next();
    report.context("one exercise was asked for, none was graded")
}

fn targets_of_ours(course: &Course) -> Vec<Target> {
    let targets = course.labs.iter().flat_map(answer::targets_of_ours);
    targets.collect()
}
