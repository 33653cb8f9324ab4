//! `course.lock`: the hashes of the course's files, against which grade and reset know what is the
//! course's and what the student changed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::course::Course;
use crate::lab::Exercise;
use crate::playing;
use crate::tracked;

/// Where it lies.
pub(crate) const PATH: &str = "course.lock";

const HEAD: &str = "# Written by `cargo xtask derive`: hashes of the course's files. A starter is \
                    the student's to change.\n";

/// What derive recorded.
#[derive(Debug, Default)]
pub(crate) struct Lock {
    entries: BTreeMap<String, Entry>,
}

#[derive(Debug, PartialEq)]
struct Entry {
    hash: String,
    starter: bool,
}

/// A file of the course that is not as derive left it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Changed {
    /// Relative to the course's root.
    pub(crate) path: String,
    /// What became of it.
    pub(crate) how: How,
}

/// What became of a file of the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum How {
    /// Its bytes differ.
    Edited,
    /// It is gone.
    Missing,
    /// The course has no such file, and cargo or insta would read it.
    Added,
    /// It is a link to a folder elsewhere.
    Linked,
    /// course.lock: it cannot be read, or lacks a file that it must have.
    NoLock,
}

impl Changed {
    /// One line for people: `labs/06-wait/lab.toml was edited: git restore labs/06-wait/lab.toml`.
    pub(crate) fn says(&self) -> String {
        let path = &self.path;
        match self.how {
            How::Edited => format!("{path} was edited: git restore {path}"),
            How::Missing => format!("{path} is missing: git restore {path}"),
            How::Added => format!("{path} is not the course's: remove it"),
            How::Linked => format!("{path} is a link: remove it, then git restore {path}"),
            How::NoLock => format!(
                "{path} does not say what is the course's: git restore {path} (who keeps the course \
                 writes it by cargo xtask derive)"
            ),
        }
    }
}

impl Lock {
    /// Reads course.lock. Fails where it is missing or a line of it cannot be read.
    pub(crate) fn load(course: &Course) -> Result<Lock> {
        Lock::load_at(&course.root)
    }

    /// [`load`](Lock::load), before there is a course.
    pub(crate) fn load_at(root: &Path) -> Result<Lock> {
        let text = fs::read_to_string(root.join(PATH)).with_context(|| {
            format!("{PATH} cannot be read; `git restore {PATH}` or `cargo xtask derive` makes it")
        })?;
        let mut entries = BTreeMap::new();
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.trim_end();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let Some((path, entry)) = entry(line) else {
                bail!("{PATH}:{number}: no hash and path; `cargo xtask derive` makes it anew");
            };
            entries.insert(path, entry);
        }
        Ok(Lock { entries })
    }

    /// Whether this file is as derive left it.
    pub(crate) fn has(&self, path: &str, bytes: &[u8]) -> bool {
        self.entries
            .get(path)
            .is_some_and(|entry| entry.hash == hash(bytes))
    }

    /// Whether this file is the course's.
    pub(crate) fn names(&self, path: &str) -> bool {
        self.entries.contains_key(path)
    }

    /// The hash of the starter at this path.
    pub(crate) fn starter(&self, path: &str) -> Option<&str> {
        let entry = self.entries.get(path).filter(|entry| entry.starter)?;
        Some(&entry.hash)
    }
}

/// FNV-1a, 64 bits, in hex, of the bytes without `\r`. Stable everywhere, which std's hashers do
/// not promise. It finds accidents and shortcuts, not a forger.
pub(crate) fn hash(bytes: &[u8]) -> String {
    // A plain loop: this runs unoptimised over all files of the course at every grade.
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for &byte in bytes {
        if byte != b'\r' {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
    format!("{hash:016x}")
}

/// The text of course.lock. `derived` holds files that derive is about to write, by path, and
/// `gone` those that it is about to remove.
pub(crate) fn text(
    course: &Course,
    derived: &BTreeMap<String, String>,
    gone: &[String],
) -> Result<String> {
    let mut paths: BTreeSet<String> = tracked::files(&course.root)?.into_iter().collect();
    paths.retain(|path| !tracked::links_away(&course.root, path));
    paths.extend(derived.keys().filter(|path| tracked::covers(path)).cloned());
    let starters: BTreeSet<String> = course.exercises().map(Exercise::file).collect();
    let mut out = HEAD.to_string();
    for path in paths.iter().filter(|path| !gone.contains(path)) {
        let hash = match derived.get(path) {
            Some(text) => hash(text.as_bytes()),
            None => hash(&read(course, path)?),
        };
        let mark = if starters.contains(path) {
            "  starter"
        } else {
            ""
        };
        out += &format!("{hash}  {path}{mark}\n");
    }
    Ok(out)
}

/// The files of the course that are not as derive left them and that bear on these exercises: the
/// root's, the kit's and the facade's bear on all, a lab's on its own. A starter is the student's,
/// and so are listings to play with and pages: none of them reaches a verdict.
///
/// Nothing but regular files is read: who waits for a pipe waits for ever.
pub(crate) fn changed(course: &Course, exercises: &[&Exercise]) -> Result<Vec<Changed>> {
    let no_lock = Changed {
        path: PATH.into(),
        how: How::NoLock,
    };
    let Ok(lock) = Lock::load(course) else {
        return Ok(vec![no_lock]);
    };
    let labs: BTreeSet<&str> = exercises.iter().map(|e| e.lab.as_str()).collect();
    let others: BTreeSet<&str> = course.labs.iter().map(|lab| lab.name.as_str()).collect();
    let bears = |path: &str| {
        let reached = match path.strip_prefix("labs/").and_then(|p| p.split_once('/')) {
            Some((lab, rest)) if others.contains(lab) => {
                labs.contains(lab) && !rest.starts_with("examples/")
            }
            // The kit, the facade, or a folder that is no lab.
            Some(_) | None => true,
        };
        reached && !path.ends_with(".md")
    };
    let entries = lock.entries.iter();
    let entries: Vec<(&String, &Entry)> = entries
        .filter(|(path, entry)| !entry.starter && bears(path))
        .collect();
    // Read at every grade, on all cores.
    let found = playing::in_parallel(&entries, |(path, entry)| altered(course, path, entry));
    let found = entries.iter().zip(found);
    let mut changed: Vec<Changed> = found
        .filter_map(|((path, _), how)| {
            let path = path.to_string();
            how.map(|how| Changed { path, how })
        })
        .collect();
    let mut folders: BTreeSet<&str> = entries.iter().flat_map(|(path, _)| above(path)).collect();
    folders.retain(|folder| tracked::is_link(&course.path(folder)));
    for folder in &folders {
        let (path, how) = (folder.to_string(), How::Linked);
        changed.push(Changed { path, how });
    }
    let known = |path: &String| lock.names(path) || folders.contains(path.as_str());
    for path in tracked::files(&course.root)? {
        let alters = tracked::alters(&path) || tracked::brings_in(&course.root, &path);
        if alters && !known(&path) && bears(&path) {
            let how = How::Added;
            changed.push(Changed { path, how });
        }
    }
    if !exercises
        .iter()
        .flat_map(|e| needed(e))
        .all(|path| known(&path))
    {
        changed.push(no_lock);
    }
    changed.sort();
    Ok(changed)
}

/// What became of a file that the lock knows; `None` if nothing did.
fn altered(course: &Course, path: &str, entry: &Entry) -> Option<How> {
    let path = course.path(path);
    if tracked::is_link(&path) {
        return Some(How::Edited);
    }
    if !path.is_file() {
        return Some(if path.exists() {
            How::Edited
        } else {
            How::Missing
        });
    }
    match fs::read(path) {
        Ok(bytes) if hash(&bytes) == entry.hash => None,
        Ok(_) => Some(How::Edited),
        Err(_) => Some(How::Missing),
    }
}

/// The folders above a file, but for the root.
fn above(path: &str) -> impl Iterator<Item = &str> {
    path.match_indices('/').map(|(at, _)| &path[..at])
}

/// The files without which an exercise cannot be judged.
fn needed(exercise: &Exercise) -> Vec<String> {
    let snapshots = exercise.cases.iter().map(|case| exercise.snapshot(case));
    let mut all: Vec<String> = snapshots.collect();
    all.extend([exercise.mount(), exercise.scenario(), exercise.cast()]);
    all
}

/// The hash of all that an exercise is checked against: its snapshots, mount, scenario and cast.
/// A verdict that was had with another hash is an earlier edition's.
pub(crate) fn checks(course: &Course, exercise: &Exercise) -> Result<String> {
    let mut all = String::new();
    for path in needed(exercise) {
        all += &format!("{path} {}\n", hash(&read(course, &path)?));
    }
    Ok(hash(all.as_bytes()))
}

/// A file of the course. A pipe in its place is not opened: that may never end.
fn read(course: &Course, path: &str) -> Result<Vec<u8>> {
    let file = course.path(path);
    if file.exists() && !file.is_file() {
        bail!("{path} is no ordinary file");
    }
    fs::read(file).with_context(|| format!("{path} cannot be read"))
}

fn entry(line: &str) -> Option<(String, Entry)> {
    let (hash, rest) = line.split_once("  ")?;
    let (path, starter) = match rest.strip_suffix("  starter") {
        Some(path) => (path, true),
        None => (rest, false),
    };
    let hex = hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
    let hash = hash.to_string();
    hex.then(|| (path.to_string(), Entry { hash, starter }))
}

#[cfg(test)]
#[path = "lock_tests.rs"]
mod tests;
