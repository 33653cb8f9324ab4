//! A copy of the course with every starter as derived: what a fresh clone holds. `verify` and `ci`
//! build and lint this copy, so that a student's answers in the tree are neither judged nor touched.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::course::Course;
use crate::derive::{self, Kind};

/// Where `verify` and `ci` keep theirs, below the root.
pub(crate) const PLACE: &str = "target/pristine";

/// What a copy takes along of the root's entries.
const ENTRIES: &[&str] = &[
    ".cargo",
    "Cargo.lock",
    "Cargo.toml",
    "book",
    "book.toml",
    "course.lock",
    "labs",
    "solutions",
    "xtask",
];

/// Folders that are left out at any depth.
const LEFT_OUT: &[&str] = &["target", "node_modules", ".git", ".course"];

/// Makes or refreshes the copy at `to`. A file that is the same already keeps its time, so that
/// cargo builds what changed and no more.
///
/// # Errors
/// A file cannot be read or written, or a solution's markers are broken.
pub(crate) fn copy(course: &Course, to: &Path) -> Result<Course> {
    let mut wanted = BTreeSet::new();
    for entry in ENTRIES {
        collect(&course.root, Path::new(entry), &mut wanted)?;
    }
    let starters: BTreeSet<PathBuf> = course.exercises().map(|e| e.file().into()).collect();
    wanted.extend(starters.iter().cloned());
    remove_others(to, Path::new(""), &wanted)?;
    for file in wanted.difference(&starters) {
        let bytes = fs::read(course.root.join(file))
            .with_context(|| format!("{} cannot be read", file.display()))?;
        write_if_other(&to.join(file), &bytes)?;
    }
    for file in derive::files(course)? {
        if file.kind == Kind::Starter {
            write_if_other(&to.join(file.path), file.text.as_bytes())?;
        }
    }
    Course::load_at(to)
}

fn collect(root: &Path, below: &Path, found: &mut BTreeSet<PathBuf>) -> Result<()> {
    let path = root.join(below);
    if path.is_file() {
        found.insert(below.into());
    } else if path.is_dir() && !left_out(below) {
        for entry in
            fs::read_dir(&path).with_context(|| format!("{} cannot be read", path.display()))?
        {
            collect(root, &below.join(entry?.file_name()), found)?;
        }
    }
    Ok(())
}

fn left_out(path: &Path) -> bool {
    path.file_name()
        .is_some_and(|name| LEFT_OUT.iter().any(|out| name == *out))
}

fn remove_others(to: &Path, below: &Path, wanted: &BTreeSet<PathBuf>) -> Result<()> {
    let Ok(entries) = fs::read_dir(to.join(below)) else {
        return Ok(());
    };
    for entry in entries {
        let inside = below.join(entry?.file_name());
        let path = to.join(&inside);
        if left_out(&inside) || wanted.contains(&inside) {
            continue;
        }
        if path.is_dir() {
            remove_others(to, &inside, wanted)?;
        } else {
            fs::remove_file(&path)
                .with_context(|| format!("{} cannot be removed", path.display()))?;
        }
    }
    Ok(())
}

fn write_if_other(path: &Path, bytes: &[u8]) -> Result<()> {
    if fs::read(path).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)
            .with_context(|| format!("{} cannot be made", folder.display()))?;
    }
    fs::write(path, bytes).with_context(|| format!("{} cannot be written", path.display()))
}
