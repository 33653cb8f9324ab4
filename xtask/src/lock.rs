//! `course.lock`: the hashes of the course's files, against which grade and reset know what is the
//! course's and what the student changed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::course::Course;
use crate::lab::Exercise;
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
}

impl Changed {
    /// One line for people: `labs/06-wait/lab.toml was edited: git restore labs/06-wait/lab.toml`.
    pub(crate) fn says(&self) -> String {
        let path = &self.path;
        match self.how {
            How::Edited => format!("{path} was edited: git restore {path}"),
            How::Missing => format!("{path} is missing: git restore {path}"),
            How::Added => format!("{path} is not the course's: remove it"),
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
pub(crate) fn changed(course: &Course, exercises: &[&Exercise]) -> Result<Vec<Changed>> {
    let lock = Lock::load(course)?;
    let labs: BTreeSet<&str> = exercises.iter().map(|e| e.lab.as_str()).collect();
    let bears = |path: &str| {
        let reached = match path.strip_prefix("labs/").and_then(|p| p.split_once('/')) {
            Some(("kit" | "facade", _)) | None => true,
            Some((lab, rest)) => labs.contains(lab) && !rest.starts_with("examples/"),
        };
        reached && !path.ends_with(".md")
    };
    let mut changed = Vec::new();
    for (path, entry) in &lock.entries {
        if entry.starter || !bears(path) {
            continue;
        }
        let how = match fs::read(course.path(path)) {
            Ok(bytes) if hash(&bytes) == entry.hash => continue,
            Ok(_) => How::Edited,
            Err(_) => How::Missing,
        };
        let path = path.clone();
        changed.push(Changed { path, how });
    }
    let known = |path: &String| lock.entries.contains_key(path);
    for path in tracked::files(&course.root)? {
        if !known(&path) && bears(&path) && tracked::alters(&path) {
            let how = How::Added;
            changed.push(Changed { path, how });
        }
    }
    changed.sort();
    Ok(changed)
}

/// The hash of all that an exercise is checked against: its snapshots, mount, scenario and cast.
/// A verdict that was had with another hash is an earlier edition's.
pub(crate) fn checks(course: &Course, exercise: &Exercise) -> Result<String> {
    let snapshots = exercise.cases.iter().map(|case| exercise.snapshot(case));
    let others = [exercise.mount(), exercise.scenario(), exercise.cast()];
    let mut all = String::new();
    for path in snapshots.chain(others) {
        all += &format!("{path} {}\n", hash(&read(course, &path)?));
    }
    Ok(hash(all.as_bytes()))
}

fn read(course: &Course, path: &str) -> Result<Vec<u8>> {
    fs::read(course.path(path)).with_context(|| format!("{path} cannot be read"))
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
mod tests {
    use super::*;
    use crate::toy::Toy;

    fn seen(toy: &Toy, word: &str) -> Vec<String> {
        let course = toy.course();
        let changed = changed(&course, &course.select(word).unwrap()).unwrap();
        changed.iter().map(Changed::says).collect()
    }

    #[test]
    fn the_hash_is_fnv_1a_and_blind_to_line_ends() {
        assert_eq!(hash(b""), "cbf29ce484222325");
        assert_eq!(hash(b"a"), "af63dc4c8601ec8c");
        assert_eq!(hash(b"a\r\nb\r\n"), hash(b"a\nb\n"));
    }

    #[test]
    fn a_fresh_course_is_unchanged_and_an_edited_starter_is_no_change() {
        let toy = Toy::derived("lock-fresh");
        assert_eq!(seen(&toy, "06-wait"), [""; 0]);
        toy.write("labs/06-wait/src/mirrors.rs", "fn mine() {}");
        toy.write("labs/06-wait/examples/listing.rs", "fn main() { play() }");
        assert_eq!(seen(&toy, "06-wait"), [""; 0]);
    }

    #[test]
    fn edited_missing_and_added_files_are_named_with_their_cure() {
        let toy = Toy::derived("lock-changed");
        toy.write("labs/06-wait/tests/mirrors.rs", "#![cfg(any())]");
        toy.remove("labs/06-wait/tests/snapshots/mirrors__near.snap");
        toy.write("labs/kit/build.rs", "fn main() {}");
        toy.write("labs/06-wait/tests/mirrors.rs~", "an editor's");
        toy.write("labs/06-wait/notes.txt", "the student's");
        let all = [
            "labs/06-wait/tests/mirrors.rs was edited: git restore labs/06-wait/tests/mirrors.rs",
            "labs/06-wait/tests/snapshots/mirrors__near.snap is missing: git restore \
             labs/06-wait/tests/snapshots/mirrors__near.snap",
            "labs/kit/build.rs is not the course's: remove it",
        ];
        assert_eq!(seen(&toy, "06-wait"), all);
        assert_eq!(seen(&toy, "01-waiting"), all[2..]);
    }

    #[test]
    fn a_lock_that_is_gone_or_garbled_names_its_command() {
        let toy = Toy::derived("lock-gone");
        toy.write(PATH, "# head\n<<<<<<< HEAD\n");
        let err = Lock::load(&toy.course()).unwrap_err().to_string();
        assert!(err.starts_with("course.lock:2: "), "{err}");
        toy.remove(PATH);
        let err = Lock::load(&toy.course()).unwrap_err().to_string();
        assert!(err.contains("cargo xtask derive"), "{err}");
    }

    #[test]
    fn checks_change_with_a_snapshot_and_not_with_the_answer() {
        let toy = Toy::derived("lock-checks");
        let course = toy.course();
        let mirrors = course.exercise("mirrors").unwrap();
        let before = checks(&course, mirrors).unwrap();
        toy.write("labs/06-wait/src/mirrors.rs", "fn mine() {}");
        assert_eq!(checks(&course, mirrors).unwrap(), before);
        toy.write(&mirrors.snapshot(&mirrors.cases[0]), "---\n---\nother");
        assert_ne!(checks(&course, mirrors).unwrap(), before);
    }
}
