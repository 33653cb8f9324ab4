//! `.course/state.toml`: what is known about the student's progress. It is edited in place, so that
//! ids and keys of other editions, comments too, stay as they are.
//!
//! Two programs may record at once, such as two grades. Each holds `.course/state.lock` from
//! reading to renaming, so that neither loses what the other wrote.

use std::fs;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow};
use toml_span::value::Table as Map;

use crate::course::Course;
use crate::lab::Exercise;
use crate::lock;
use crate::verdict::Verdict;
use crate::when;

mod edit;

use edit::{check, quoted};

/// Where it lies.
pub(crate) const PATH: &str = ".course/state.toml";

/// There while a program records.
const LOCK: &str = ".course/state.lock";

/// What a new file begins with.
const HEAD: &str =
    "# Your progress in the course, as `cargo xtask` records it: one table an exercise.
# You may edit this file, take it to another machine, or delete it to begin anew.
";

/// How long a program waits, in wall time, before it takes the lock of one that did not let go: it
/// was killed, for nobody needs longer.
const PATIENCE: Duration = Duration::from_secs(2);

/// The file, and its text as it will be saved.
#[derive(Debug)]
pub(crate) struct State {
    path: PathBuf,
    text: String,
}

/// What is known about one exercise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Progress {
    /// The last one, if this edition knows its name.
    pub(crate) verdict: Option<Verdict>,
    /// When that was, RFC 3339 in UTC.
    pub(crate) when: Option<String>,
    /// Hints that were shown.
    pub(crate) hints: usize,
    /// Whether the solution was asked for.
    pub(crate) asked_solution: bool,
    /// Whether it was shown before the exercise passed.
    pub(crate) saw_solution: bool,
    /// Where the last answer's trace departed from the expected one, in words.
    pub(crate) departs: Option<String>,
    /// What became of the question after the last pass: `right`, `wrong` or `skipped`.
    pub(crate) question: Option<String>,
    /// The hash of the checks that it passed.
    pub(crate) checks: Option<String>,
}

impl State {
    /// Reads the state, empty where there is none. One that cannot be read is set aside with a
    /// word on stderr.
    pub(crate) fn load(course: &Course) -> Result<State> {
        let path = course.path(PATH);
        let bytes = match fs::read(&path) {
            Ok(bytes) => bytes,
            Err(err) if err.kind() == std::io::ErrorKind::NotFound => Vec::new(),
            Err(err) => return Err(err).with_context(|| format!("{PATH} cannot be read")),
        };
        let fault = match String::from_utf8(bytes).map_err(|err| anyhow!("{PATH}: {err}")) {
            Ok(text) => match check(&text) {
                Ok(()) => return Ok(State { path, text }),
                Err(fault) => fault,
            },
            Err(fault) => fault,
        };
        fs::rename(&path, path.with_extension("toml.broken"))
            .with_context(|| format!("{PATH} is broken and cannot be renamed"))?;
        eprintln!("{fault:#}; it is {PATH}.broken now, and progress begins anew");
        let text = String::new();
        Ok(State { path, text })
    }

    /// What is known about the exercise of this id; nothing is the default.
    pub(crate) fn get(&self, id: &str) -> Progress {
        let read = |map: &Map<'_>| {
            let text = |key: &str| Some(map.get(key)?.as_str()?.to_string());
            let flag = |key: &str| map.get(key).and_then(|value| value.as_bool()) == Some(true);
            Progress {
                verdict: text("verdict").and_then(|name| Verdict::parse(&name)),
                when: text("when"),
                hints: map
                    .get("hints")
                    .and_then(|value| usize::try_from(value.as_integer()?).ok())
                    .unwrap_or(0),
                asked_solution: flag("asked_solution"),
                saw_solution: flag("saw_solution"),
                departs: text("departs").filter(|words| !words.is_empty()),
                question: text("question"),
                checks: text("checks"),
            }
        };
        toml_span::parse(&self.text)
            .ok()
            .and_then(|root| Some(read(root.as_table()?.get(id)?.as_table()?)))
            .unwrap_or_default()
    }

    /// The exercise to do next; none where all passed the checks that the course has now.
    pub(crate) fn pending<'a>(&self, course: &'a Course) -> Option<&'a Exercise> {
        self.all_pending(course).first().copied()
    }

    /// The exercises that have not passed, then those that passed earlier checks.
    pub(crate) fn all_pending<'a>(&self, course: &'a Course) -> Vec<&'a Exercise> {
        let mut all = self.of_standing(course, Standing::ToDo);
        all.extend(self.outdated(course));
        all
    }

    /// The exercises that passed earlier checks than the course has now.
    pub(crate) fn outdated<'a>(&self, course: &'a Course) -> Vec<&'a Exercise> {
        self.of_standing(course, Standing::PassedEarlier)
    }

    fn of_standing<'a>(&self, course: &'a Course, wanted: Standing) -> Vec<&'a Exercise> {
        let stands = |exercise: &&Exercise| self.standing(course, exercise) == wanted;
        course.exercises().filter(stands).collect()
    }

    /// How an exercise stands.
    pub(crate) fn standing(&self, course: &Course, exercise: &Exercise) -> Standing {
        let progress = self.get(&exercise.id());
        match (progress.verdict, progress.checks) {
            (Some(Verdict::Passed), Some(checks))
                if lock::checks(course, exercise).is_ok_and(|now| now == checks) =>
            {
                Standing::Passed
            }
            (Some(Verdict::Passed), _) => Standing::PassedEarlier,
            _ => Standing::ToDo,
        }
    }

    /// Records a verdict, now, and the hash of the checks if they passed.
    pub(crate) fn graded(&mut self, id: &str, verdict: Verdict, checks: &str) {
        self.set(id, "verdict", &quoted(verdict.name()));
        self.set(id, "when", &quoted(&when::rfc3339()));
        if verdict == Verdict::Passed {
            self.set(id, "checks", &quoted(checks));
        }
    }

    /// Records where the last trace departed; nowhere is none.
    pub(crate) fn departed(&mut self, id: &str, words: Option<&str>) {
        match words {
            None if self.get(id).departs.is_none() => {}
            words => self.set(id, "departs", &quoted(words.unwrap_or_default())),
        }
    }

    /// Records what became of the question after a pass: `right`, `wrong` or `skipped`.
    pub(crate) fn questioned(&mut self, id: &str, how: &str) {
        self.set(id, "question", &quoted(how));
    }

    /// Records how many of the lines of a run were foretold: `7/9`.
    pub(crate) fn predicted(&mut self, id: &str, right: usize, of: usize) {
        self.set(id, "predicted", &quoted(&format!("{right}/{of}")));
    }

    /// Records how many rungs of the hint ladder were shown.
    pub(crate) fn hinted(&mut self, id: &str, hints: usize) {
        self.set(id, "hints", &hints.to_string());
    }

    /// Records that the solution was asked for.
    pub(crate) fn asked_solution(&mut self, id: &str) {
        self.set(id, "asked_solution", "true");
    }

    /// Records that the solution was shown before the exercise passed.
    pub(crate) fn saw_solution(&mut self, id: &str) {
        self.set(id, "saw_solution", "true");
    }

    /// Reads the state, lets `change` alter it and writes what it altered, while no other program does.
    pub(crate) fn update<R>(course: &Course, change: impl FnOnce(&mut State) -> R) -> Result<R> {
        let _lock = Lock::take(course.path(LOCK))?;
        let mut state = State::load(course)?;
        let before = state.text.clone();
        let result = change(&mut state);
        if state.text != before {
            state.save()?;
        }
        Ok(result)
    }

    /// Writes the file: beside it first, then over it, so that it is never half written.
    fn save(&self) -> Result<()> {
        let beside = self
            .path
            .with_extension(format!("toml.{}", std::process::id()));
        fs::write(&beside, &self.text)
            .and_then(|()| fs::rename(&beside, &self.path))
            .with_context(|| format!("{PATH} cannot be written"))
    }

    fn set(&mut self, id: &str, key: &str, literal: &str) {
        if self.text.is_empty() {
            self.text.push_str(HEAD);
        }
        edit::set(&mut self.text, id, key, literal);
    }
}

/// How an exercise stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// It has not passed.
    ToDo,
    /// It passed checks that the course has changed since.
    PassedEarlier,
    /// It passed.
    Passed,
}

impl Progress {
    /// Rungs of the ladder that were shown: the hints, and the solution as the last.
    pub(crate) fn rungs(&self) -> usize {
        self.hints + usize::from(self.saw_solution)
    }
}

/// The lock file, while it is ours.
struct Lock(PathBuf);

impl Lock {
    /// Waits until no other program has it.
    fn take(path: PathBuf) -> Result<Lock> {
        let cannot = || format!("{LOCK} cannot be made");
        let folder = path.parent().context("the lock lies in a folder")?;
        fs::create_dir_all(folder).with_context(cannot)?;
        let clock = Instant::now();
        let mut patience = PATIENCE;
        loop {
            match fs::File::create_new(&path) {
                Ok(_) => return Ok(Lock(path)),
                Err(err) if err.kind() != std::io::ErrorKind::AlreadyExists => {
                    return Err(err).with_context(cannot);
                }
                Err(_) if clock.elapsed() > patience => {
                    fs::remove_file(&path).ok();
                    patience += PATIENCE;
                }
                Err(_) => thread::sleep(Duration::from_millis(2)),
            }
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // One that stays is taken from us later.
        fs::remove_file(&self.0).ok();
    }
}

#[cfg(test)]
#[path = "state_tests.rs"]
mod tests;
