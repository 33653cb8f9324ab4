//! `undo`: brings back what `reset`, `derive --force` or an earlier `undo` replaced.

use std::fs;

use anyhow::{Context, Result};

use crate::course::Course;
use crate::exit::Exit;
use crate::lab::Exercise;
use crate::{saved, submission, term};

/// Writes the newest saved copy that differs from the student's file over it; the file is saved
/// first. Not passed where there is no such copy.
pub(crate) fn run(course: &Course, word: &str) -> Result<Exit> {
    let (text, exit) = undo(course, course.exercise(word)?)?;
    term::print(&text)?;
    Ok(exit)
}

/// Prints the saved copies, the newest first.
pub(crate) fn list(course: &Course, word: &str) -> Result<Exit> {
    let text = listing(course, course.exercise(word)?)?;
    term::print(&text)?;
    Ok(Exit::Passed)
}

fn undo(course: &Course, exercise: &Exercise) -> Result<(String, Exit)> {
    let file = exercise.file();
    let present = submission::read(course, &file)?;
    let copies = saved::copies(course, exercise)?;
    let differs = |copy: &&saved::Copy| present.as_ref() != Some(&copy.bytes);
    let Some(copy) = copies.iter().find(differs) else {
        let text = format!("No saved copy differs from {file}: nothing to bring back.\n");
        return Ok((text, Exit::NotPassed));
    };
    let kept = saved::keep(course, exercise)?;
    fs::write(course.path(&file), &copy.bytes)
        .with_context(|| format!("{file} cannot be written"))?;
    let mut text = format!("{file} is as it was in {}\n", copy.path);
    if let Some(kept) = kept {
        text += &format!("What it was before is kept in {kept}\n");
    }
    text += "All copies: cargo xtask undo --list ";
    text += &exercise.slug;
    text.push('\n');
    Ok((text, Exit::Passed))
}

fn listing(course: &Course, exercise: &Exercise) -> Result<String> {
    let present = submission::read(course, &exercise.file())?;
    let copies = saved::copies(course, exercise)?;
    if copies.is_empty() {
        return Ok(format!("There is no saved copy of {}.\n", exercise.file()));
    }
    let line = |copy: &saved::Copy| {
        let lines = String::from_utf8_lossy(&copy.bytes).lines().count();
        let same = if present.as_ref() == Some(&copy.bytes) {
            ", the same as your file"
        } else {
            ""
        };
        format!("{}  {}{same}\n", copy.path, term::count(lines, "line"))
    };
    Ok(copies.iter().map(line).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Toy;

    #[test]
    fn undo_goes_back_and_forth_and_loses_nothing() {
        let toy = Toy::derived("undo-forth");
        let course = toy.course();
        let mirrors = course.exercise("mirrors").unwrap();
        let step = || undo(&course, mirrors).unwrap().1;
        assert_eq!(step(), Exit::NotPassed);
        for version in ["one", "two"] {
            toy.write(&mirrors.file(), version);
            saved::keep(&course, mirrors).unwrap();
        }
        toy.write(&mirrors.file(), "three, unsaved");
        for expected in ["two", "three, unsaved", "two"] {
            assert_eq!(step(), Exit::Passed);
            assert_eq!(toy.read(&mirrors.file()), expected);
        }
        toy.remove(&mirrors.file());
        assert_eq!(step(), Exit::Passed);
        assert_eq!(toy.read(&mirrors.file()), "three, unsaved");
        let copies = saved::copies(&course, mirrors).unwrap();
        let kept: Vec<_> = copies
            .iter()
            .map(|copy| String::from_utf8_lossy(&copy.bytes))
            .collect();
        assert_eq!(kept, ["three, unsaved", "two", "one"]);
        let listing = listing(&course, mirrors).unwrap();
        assert_eq!(listing.lines().count(), 3);
        assert!(
            listing
                .lines()
                .next()
                .unwrap()
                .ends_with("1 line, the same as your file")
        );
    }
}
