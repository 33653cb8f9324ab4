//! `verify`: whether the course is what it promises. Every check names what it found and how to
//! mend it. It builds and plays a fresh copy of the course, so that a student's answers in the tree
//! are left alone.

mod accept;
mod answers;
mod beliefs;
mod clock;
mod files;
mod listing;
mod plays;

use std::fmt;

use anyhow::Result;

use crate::course::Course;
use crate::exit::Exit;
use crate::lab::Exercise;
use crate::{ci, derive, pristine, term};

/// Something that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Finding {
    /// The exercise's id, or `course`.
    about: String,
    /// The check that found it.
    check: &'static str,
    /// What is wrong, with its file.
    says: String,
    /// How to mend it.
    mend: String,
}

/// What to make of a starter that holds an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Starters {
    /// It is a student's work: name it and go on.
    Named,
    /// It must not be handed in: a finding.
    MustBeFresh,
}

impl Starters {
    /// What the environment asks for: `CI` is set where changes are handed in.
    pub(crate) fn said() -> Starters {
        if ci::is_set() {
            Starters::MustBeFresh
        } else {
            Starters::Named
        }
    }
}

/// `verify [--accept]`.
///
/// # Errors
/// Our tools or cargo fail; what is wrong with the course is a finding.
pub(crate) fn run(course: &Course, accept: bool) -> Result<Exit> {
    if accept {
        let found = accept::all(course)?;
        let course = Course::load_at(&course.root)?;
        return check(&course, Starters::said(), found);
    }
    all(course, Starters::said())
}

/// All checks, printed. Exits 1 if one found something.
///
/// # Errors
/// As [`run`].
pub(crate) fn all(course: &Course, starters: Starters) -> Result<Exit> {
    check(course, starters, Vec::new())
}

/// All checks beside what was found before.
fn check(course: &Course, starters: Starters, mut found: Vec<Finding>) -> Result<Exit> {
    for exercise in course.exercises() {
        found.extend(files::missing(course, exercise));
        found.extend(clock::real_time(course, exercise));
        found.extend(beliefs::ends(course, exercise));
        found.extend(beliefs::unshown(course, exercise));
        found.extend(beliefs::alike(course, exercise));
        found.extend(beliefs::swept(course, exercise));
        found.extend(listing::other_run(course, exercise));
    }
    found.extend(files::orphans(course)?);
    match derived(course, starters) {
        Ok(more) => {
            found.extend(more);
            let fresh = pristine::copy(course, &course.root.join(pristine::PLACE))?;
            found.extend(plays::all(&fresh)?);
        }
        Err(err) => found.push(Finding::course(
            "derived",
            format!("nothing can be derived: {err:#}"),
            "mend that first; nothing was played",
        )),
    }
    for finding in &found {
        term::print(&format!("{finding}\n"))?;
    }
    term::print(&summary(course, found.len()))?;
    Ok(if found.is_empty() {
        Exit::Passed
    } else {
        Exit::NotPassed
    })
}

/// Files that derive would write otherwise, and starters that hold an answer.
fn derived(course: &Course, starters: Starters) -> Result<Vec<Finding>> {
    let compared = derive::compare(course)?;
    let stale = compared.stale_paths();
    let mut found: Vec<Finding> = stale
        .map(|path| Finding::course("derived", format!("{path} is stale"), "cargo xtask derive"))
        .collect();
    for file in compared.edited {
        let path = file.path;
        match starters {
            Starters::Named => {
                term::print(&format!(
                    "{path} holds an answer: left alone, a fresh starter is checked\n"
                ))?;
            }
            Starters::MustBeFresh => {
                let says = format!("{path} holds an answer, not the starter");
                let mend = "cargo xtask reset EXERCISE (it keeps a copy)";
                found.push(Finding::course("starter", says, mend));
            }
        }
    }
    Ok(found)
}

fn summary(course: &Course, findings: usize) -> String {
    let exercises = course.exercises().count();
    let cases: usize = course.exercises().map(|e| e.cases.len()).sum();
    let beliefs: usize = course.exercises().map(|e| e.misconceptions.len()).sum();
    let found = match findings {
        0 => "nothing to mend".into(),
        more => term::count(more, "finding"),
    };
    format!(
        "verify: {}, {}, {}: {found}\n",
        term::count(exercises, "exercise"),
        term::count(cases, "case"),
        term::count(beliefs, "misconception"),
    )
}

impl Finding {
    fn new(exercise: &Exercise, check: &'static str, says: String, mend: &str) -> Finding {
        Finding {
            about: exercise.id(),
            check,
            says,
            mend: mend.into(),
        }
    }

    fn course(check: &'static str, says: String, mend: &str) -> Finding {
        Finding {
            about: "course".into(),
            check,
            says,
            mend: mend.into(),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding {
            about,
            check,
            says,
            mend,
        } = self;
        write!(f, "{about}: {check}: {says}\n    to mend it: {mend}")
    }
}
