//! Saved copies of the student's files, in `.course/saved/LAB/EXERCISE/`. We only ever add to them.

use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};

use anyhow::{Context, Result};

use crate::course::Course;
use crate::lab::Exercise;
use crate::lock::{self, Lock};
use crate::{submission, when};

/// A copy of a student's file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Copy {
    /// Relative to the course's root: `.course/saved/06-wait/mirrors/20261130T221500Z-1.rs`.
    pub(crate) path: String,
    /// Counts up from 1; the greatest is the newest, whatever the clock said.
    pub(crate) number: u64,
    /// The student's bytes, which need not be text.
    pub(crate) bytes: Vec<u8>,
}

/// All copies of an exercise's file, the newest first.
pub(crate) fn copies(course: &Course, exercise: &Exercise) -> Result<Vec<Copy>> {
    let folder = folder(exercise);
    let entries = match fs::read_dir(course.path(&folder)) {
        Ok(entries) => entries,
        Err(err) if err.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(err) => return Err(err).with_context(|| format!("{folder} cannot be read")),
    };
    let mut copies = Vec::new();
    for entry in entries {
        let name = entry.with_context(|| format!("{folder} cannot be read"))?;
        let name = name.file_name().to_string_lossy().into_owned();
        let Some(number) = number(&name) else {
            continue;
        };
        let path = format!("{folder}/{name}");
        let bytes =
            fs::read(course.path(&path)).with_context(|| format!("{path} cannot be read"))?;
        copies.push(Copy {
            path,
            number,
            bytes,
        });
    }
    copies.sort_by(|a, b| (b.number, &b.path).cmp(&(a.number, &a.path)));
    Ok(copies)
}

/// Saves the student's file, if it holds anything that could be lost: it is there, is not the
/// starter and no copy has its bytes. Returns the path of the copy that has them, old or new.
pub(crate) fn keep(course: &Course, exercise: &Exercise) -> Result<Option<String>> {
    let file = exercise.file();
    let Some(bytes) = submission::read(course, &file)? else {
        return Ok(None);
    };
    if is_starter(course, exercise, &bytes) {
        return Ok(None);
    }
    let copies = copies(course, exercise)?;
    if let Some(copy) = copies.iter().find(|copy| copy.bytes == bytes) {
        return Ok(Some(copy.path.clone()));
    }
    let mut number = copies.first().map_or(0, |copy| copy.number);
    let folder = folder(exercise);
    fs::create_dir_all(course.path(&folder)).with_context(|| format!("{folder} cannot be made"))?;
    loop {
        number += 1;
        let path = format!("{folder}/{}-{number}.rs", when::stamp());
        let opened = OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(course.path(&path));
        match opened {
            Ok(mut copy) => {
                copy.write_all(&bytes)
                    .and_then(|()| copy.sync_all())
                    .with_context(|| format!("{path} cannot be written"))?;
                return Ok(Some(path));
            }
            Err(err) if err.kind() == ErrorKind::AlreadyExists => {}
            Err(err) => return Err(err).with_context(|| format!("{path} cannot be written")),
        }
    }
}

/// Whether these bytes are the starter that course.lock knows.
pub(crate) fn is_starter(course: &Course, exercise: &Exercise, bytes: &[u8]) -> bool {
    Lock::load(course).is_ok_and(|lock| lock.starter(&exercise.file()) == Some(&lock::hash(bytes)))
}

fn folder(exercise: &Exercise) -> String {
    format!(".course/saved/{}", exercise.id())
}

/// The number in `20261130T221500Z-1.rs`.
fn number(name: &str) -> Option<u64> {
    let (_, number) = name.strip_suffix(".rs")?.rsplit_once('-')?;
    number.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Toy;

    #[test]
    fn each_version_is_kept_once_and_the_starter_never() {
        let toy = Toy::derived("saved-once");
        let course = toy.course();
        let mirrors = course.exercise("mirrors").unwrap();
        assert_eq!(keep(&course, mirrors).unwrap(), None);
        let versions: [&[u8]; 3] = [b"one", b"t\xffwo", b"one"];
        let paths: Vec<_> = versions
            .iter()
            .map(|bytes| {
                fs::write(course.path(&mirrors.file()), bytes).unwrap();
                keep(&course, mirrors).unwrap().unwrap()
            })
            .collect();
        assert_eq!(paths[0], paths[2]);
        let copies = copies(&course, mirrors).unwrap();
        let kept: Vec<&[u8]> = copies.iter().map(|copy| &copy.bytes[..]).collect();
        assert_eq!(kept, [b"t\xffwo" as &[u8], b"one"]);
        toy.remove("labs/06-wait/src/mirrors.rs");
        assert_eq!(keep(&course, mirrors).unwrap(), None);
    }

    #[test]
    fn the_tenth_copy_is_newer_than_the_ninth() {
        let toy = Toy::derived("saved-tenth");
        let course = toy.course();
        let mirrors = course.exercise("mirrors").unwrap();
        for version in 1..=11 {
            toy.write(&mirrors.file(), &format!("version {version}"));
            keep(&course, mirrors).unwrap();
        }
        let copies = copies(&course, mirrors).unwrap();
        assert_eq!(copies[0].bytes, b"version 11");
        assert_eq!(copies.len(), 11);
    }
}
