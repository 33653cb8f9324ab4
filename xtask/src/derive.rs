//! `derive`: writes what follows from lab.toml and the solutions. The same function writes and
//! checks.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::course::Course;
use crate::exit::Exit;
use crate::lab::Exercise;
use crate::lock::{self, Lock};
use crate::{ci, mounts, saved, starter, submission, term};

/// A file that derive makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Derived {
    /// Relative to the course's root.
    pub(crate) path: String,
    /// All of it.
    pub(crate) text: String,
    /// What it is for.
    pub(crate) kind: Kind,
}

/// What a derived file is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A student begins with it.
    Starter,
    /// A test target.
    Mount,
    /// The library of a lab's solutions.
    Library,
    /// course.lock.
    Lock,
}

/// How derived files and those on the disk differ.
#[derive(Debug, Default)]
pub(crate) struct Comparison {
    /// To be written.
    pub(crate) stale: Vec<Derived>,
    /// Starters that a student edited: neither the new one nor the one that course.lock knows.
    pub(crate) edited: Vec<Derived>,
    /// Mounts of exercises that are gone, to be removed.
    pub(crate) gone: Vec<String>,
}

/// What to do about stale files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Write them, but for edited starters.
    Write,
    /// Write them all; an edited starter is saved first.
    Force,
    /// Name them.
    Check,
}

/// Writes or checks. Not passed where something is stale, or a starter was left as it is.
pub(crate) fn run(course: &Course, mode: Mode) -> Result<Exit> {
    let (text, exit) = derive(course, mode)?;
    term::print(&text)?;
    Ok(exit)
}

/// All derived files, course.lock last.
pub(crate) fn files(course: &Course) -> Result<Vec<Derived>> {
    let mut files = Vec::new();
    let mut add = |path: String, text: String, kind: Kind| files.push(Derived { path, text, kind });
    for lab in &course.labs {
        for exercise in &lab.exercises {
            add(exercise.file(), made(course, exercise)?, Kind::Starter);
            add(exercise.mount(), mounts::lab(exercise), Kind::Mount);
            let text = mounts::solutions(course, exercise)?;
            add(exercise.solution_mount(), text, Kind::Mount);
        }
        let folder = format!("solutions/{}", lab.name);
        if let Some(text) = mounts::hangs(course, lab)? {
            add(format!("{folder}/tests/hangs.rs"), text, Kind::Mount);
        }
        let text = mounts::library(lab);
        add(format!("{folder}/src/lib.rs"), text, Kind::Library);
    }
    let by_path: BTreeMap<String, String> = files
        .iter()
        .map(|file| (file.path.clone(), file.text.clone()))
        .collect();
    let text = lock::text(course, &by_path, &gone(course, &by_path)?)?;
    let (path, kind) = (lock::PATH.to_string(), Kind::Lock);
    files.push(Derived { path, text, kind });
    Ok(files)
}

impl Comparison {
    /// What is not as derive would leave it. An edited starter is the student's work.
    pub(crate) fn stale_paths(&self) -> impl Iterator<Item = &str> {
        let stale = self.stale.iter().map(|file| &file.path);
        stale.chain(&self.gone).map(String::as_str)
    }
}

/// Compares the derived files with those on the disk. Line ends do not count.
pub(crate) fn compare(course: &Course) -> Result<Comparison> {
    let lock = Lock::load(course).unwrap_or_default();
    let files = files(course)?;
    let by_path = files
        .iter()
        .map(|file| (file.path.clone(), String::new()))
        .collect();
    let mut found = Comparison {
        gone: gone(course, &by_path)?,
        ..Comparison::default()
    };
    for file in files {
        let Some(bytes) = submission::read(course, &file.path)? else {
            found.stale.push(file);
            continue;
        };
        let hash = lock::hash(&bytes);
        if hash == lock::hash(file.text.as_bytes()) {
            continue;
        }
        if file.kind == Kind::Starter && lock.starter(&file.path) != Some(&hash) {
            found.edited.push(file);
        } else {
            found.stale.push(file);
        }
    }
    Ok(found)
}

fn derive(course: &Course, mode: Mode) -> Result<(String, Exit)> {
    let mut found = compare(course)?;
    let mut out = String::new();
    if mode == Mode::Force {
        for file in found.edited.drain(..) {
            if let Some(copy) = exercise(course, &file).map(|e| saved::keep(course, e)) {
                let copy = copy?.unwrap_or_default();
                out += &format!("saved    {} as {copy}\n", file.path);
            }
            found.stale.push(file);
        }
        // The lock comes last: a run that is cut short leaves files stale, and none edited.
        found.stale.sort_by_key(|file| file.kind == Kind::Lock);
    }
    let (wrote, removed) = match mode {
        Mode::Check => ("stale   ", "stale   "),
        Mode::Write | Mode::Force => ("wrote   ", "removed "),
    };
    for file in &found.stale {
        if mode != Mode::Check {
            write(&course.root, file)?;
        }
        out += &format!("{wrote} {}\n", file.path);
    }
    for path in &found.gone {
        if mode != Mode::Check {
            fs::remove_file(course.path(path))
                .with_context(|| format!("{path} cannot be removed"))?;
        }
        out += &format!("{removed} {path}, whose exercise is gone\n");
    }
    for file in &found.edited {
        out += &format!("edited   {}, left as it is\n", file.path);
    }
    let stale = found.stale.len() + found.gone.len();
    let (says, exit) = conclusion(mode, stale, found.edited.len());
    Ok((out + says, exit))
}

/// An edited starter is a student's work: to `--check` it is a fault only where `CI` is set.
fn conclusion(mode: Mode, stale: usize, edited: usize) -> (&'static str, Exit) {
    match (mode, stale, edited) {
        (Mode::Check, 1.., _) => ("`cargo xtask derive` writes them.\n", Exit::NotPassed),
        (Mode::Check, 0, 1..) if ci::is_set() => (
            "`cargo xtask derive --force` makes them anew.\n",
            Exit::NotPassed,
        ),
        (Mode::Write, _, 1..) => (
            "`cargo xtask derive --force` saves a copy and writes the starter.\n",
            Exit::NotPassed,
        ),
        (_, 0, _) => ("All derived files are up to date.\n", Exit::Passed),
        _ => ("", Exit::Passed),
    }
}

fn made(course: &Course, exercise: &Exercise) -> Result<String> {
    let path = exercise.solution();
    let source = fs::read_to_string(course.path(&path))
        .with_context(|| format!("{path} cannot be read; starters are made from the solutions"))?;
    starter::strip(&path, &source)
}

fn exercise<'a>(course: &'a Course, file: &Derived) -> Option<&'a Exercise> {
    course.exercises().find(|e| e.file() == file.path)
}

/// Files that carry our first line in a folder of mounts and that no exercise has.
fn gone(course: &Course, derived: &BTreeMap<String, String>) -> Result<Vec<String>> {
    let mut gone = Vec::new();
    for lab in &course.labs {
        for top in ["labs", "solutions"] {
            let folder = format!("{top}/{}/tests", lab.name);
            let Ok(entries) = fs::read_dir(course.path(&folder)) else {
                continue;
            };
            for entry in entries {
                let entry = entry.with_context(|| format!("{folder} cannot be read"))?;
                let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
                let ours = || {
                    fs::read_to_string(entry.path())
                        .is_ok_and(|text| text.lines().next() == Some(mounts::HEAD.trim_end()))
                };
                if path.ends_with(".rs") && !derived.contains_key(&path) && ours() {
                    gone.push(path);
                }
            }
        }
    }
    gone.sort();
    Ok(gone)
}

fn write(root: &Path, file: &Derived) -> Result<()> {
    let path = root.join(&file.path);
    let folder = path.parent().unwrap_or(root);
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(&path, &file.text))
        .with_context(|| format!("{} cannot be written", file.path))
}

#[cfg(test)]
#[path = "derive_tests.rs"]
mod tests;
