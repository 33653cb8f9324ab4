//! Starters: the solutions, less what lies between the markers.
//!
//! ```text
//! // ANCHOR: solution-mirrors
//! …answer…
//! // ANCHOR_END: solution-mirrors => todo!("first success of {mirrors:?}")
//! ```

use std::fs;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::course::Course;
use crate::lab::Exercise;
use crate::lock::{self, Lock};

/// What a student begins with, in place of the holes of this solution. `path` is for messages.
pub(crate) fn strip(path: &str, source: &str) -> Result<String> {
    walk(path, source, Part::Starter)
}

/// The solution as a student would write it, without the markers.
pub(crate) fn solution(path: &str, source: &str) -> Result<String> {
    walk(path, source, Part::Solution)
}

/// The starter of an exercise: made from the solution, or where the course came without
/// `solutions/`, as Git has it. Fails where neither gives the one that course.lock knows.
pub fn of(course: &Course, exercise: &Exercise) -> Result<String> {
    let path = exercise.solution();
    if let Ok(source) = fs::read_to_string(course.path(&path)) {
        return strip(&path, &source);
    }
    let file = exercise.file();
    let lock = Lock::load(course)?;
    let hash = lock.starter(&file).with_context(|| {
        format!("course.lock does not know {file}; `cargo xtask derive` writes it")
    })?;
    committed(course, &file, hash).with_context(|| {
        format!(
            "the starter of {} cannot be made: there is no {path}, and no commit has {file} as \
             course.lock knows it; copy the file from a fresh clone of the course",
            exercise.id()
        )
    })
}

/// Which part of a marked file is wanted.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    Starter,
    Solution,
}

/// A line of a marked file.
enum Line<'a> {
    Open(&'a str),
    Close(&'a str, &'a str),
    Code,
}

fn walk(path: &str, source: &str, part: Part) -> Result<String> {
    let mut out = String::new();
    let mut hole: Option<(usize, &str)> = None;
    let mut holes = 0;
    for (number, line) in (1..).zip(source.lines()) {
        let indent = &line[..line.len() - line.trim_start().len()];
        let kept = match (marker(line), hole) {
            (Err(fault), _) => bail!("{path}:{number}: {fault}"),
            (Ok(Line::Open(_)), Some((open, _))) => {
                bail!("{path}:{number}: a hole inside the hole of line {open}")
            }
            (Ok(Line::Open(name)), None) => {
                (hole, holes) = (Some((number, name)), holes + 1);
                (part == Part::Starter).then(|| format!("{indent}// TODO({name})"))
            }
            (Ok(Line::Close(name, stub)), Some((_, open))) if open == name => {
                hole = None;
                (part == Part::Starter).then(|| format!("{indent}{stub}"))
            }
            (Ok(Line::Close(name, _)), Some((line, open))) => {
                bail!("{path}:{number}: ends \"{name}\", but line {line} opened \"{open}\"")
            }
            (Ok(Line::Close(name, _)), None) => {
                bail!("{path}:{number}: ends \"{name}\", which is not open")
            }
            (Ok(Line::Code), hole) => {
                (hole.is_none() || part == Part::Solution).then(|| line.to_string())
            }
        };
        if let Some(line) = kept {
            out += &line;
            out.push('\n');
        }
    }
    if let Some((number, name)) = hole {
        bail!("{path}:{number}: the hole \"{name}\" is never closed");
    }
    if holes == 0 {
        bail!("{path}:1: no hole is marked, so the starter would be the answer");
    }
    Ok(out)
}

/// What a line is; what looks like a marker and is none is an error, since it would hand out the
/// answer.
fn marker(line: &str) -> Result<Line<'_>, String> {
    let text = line.trim();
    if let Some(name) = text.strip_prefix("// ANCHOR: solution-") {
        return Ok(Line::Open(name));
    }
    if let Some(end) = text.strip_prefix("// ANCHOR_END: solution-") {
        return match end.split_once("=>") {
            Some((name, stub)) if !stub.trim().is_empty() => {
                Ok(Line::Close(name.trim_end(), stub.trim()))
            }
            _ => Err(format!("a hole needs a stub: `{text} => todo!(…)`")),
        };
    }
    if text.contains("ANCHOR") && text.contains("solution-") {
        return Err(format!(
            "`{text}` is no marker: write `// ANCHOR: solution-NAME` and \
             `// ANCHOR_END: solution-NAME => STUB`"
        ));
    }
    Ok(Line::Code)
}

/// The newest committed version of a file that has this hash.
fn committed(course: &Course, file: &str, hash: &str) -> Option<String> {
    let git = |args: &[&str]| {
        let output = Command::new("git")
            .args(args)
            .current_dir(&course.root)
            .stdin(Stdio::null())
            .stderr(Stdio::null())
            .output()
            .ok()?;
        output.status.success().then_some(output.stdout)
    };
    let commits = String::from_utf8(git(&["rev-list", "HEAD", "--", file])?).ok()?;
    let versions = commits
        .lines()
        .filter_map(|commit| git(&["show", &format!("{commit}:./{file}")]));
    versions
        .filter_map(|bytes| String::from_utf8(bytes).ok())
        .find(|text| lock::hash(text.as_bytes()) == hash)
}

/// The line of the TODO in a starter, from 1.
pub fn todo_line(source: &str) -> Option<usize> {
    let todo = |line: &str| line.trim().starts_with("// TODO") || line.contains("todo!(");
    source.lines().position(todo).map(|at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MARKED: &str = "//! First success wins.\n\nfn f(a: u8) {\n    // ANCHOR: solution-f\n    \
                          drop(a);\n    // ANCHOR_END: solution-f => todo!(\"f of {a}\")\n}\n";

    #[test]
    fn a_hole_becomes_a_todo_and_its_stub() {
        assert_eq!(
            strip("f.rs", MARKED).unwrap(),
            "//! First success wins.\n\nfn f(a: u8) {\n    // TODO(f)\n    todo!(\"f of {a}\")\n}\n"
        );
        assert_eq!(
            solution("f.rs", MARKED).unwrap(),
            "//! First success wins.\n\nfn f(a: u8) {\n    drop(a);\n}\n"
        );
        assert_eq!(
            strip("f.rs", &MARKED.replace('\n', "\r\n")).unwrap(),
            strip("f.rs", MARKED).unwrap()
        );
    }

    #[test]
    fn a_broken_hole_is_an_error_with_its_line() {
        let (open, end) = ("// ANCHOR: solution-a\n", "// ANCHOR_END: solution-a");
        let other = "// ANCHOR: solution-b\n";
        for (source, says) in [
            (open.to_string(), "f.rs:1: the hole \"a\" is never closed"),
            (
                format!("{open}{other}"),
                "f.rs:2: a hole inside the hole of line 1",
            ),
            (
                format!("{end} => x\n"),
                "f.rs:1: ends \"a\", which is not open",
            ),
            (
                format!("{other}{end} => x\n"),
                "f.rs:2: ends \"a\", but line 1 opened \"b\"",
            ),
            (format!("{open}{end}\n"), "f.rs:2: a hole needs a stub"),
            (format!("{open}{end} =>\n"), "f.rs:2: a hole needs a stub"),
            (
                format!("/{open}"),
                "f.rs:1: `/// ANCHOR: solution-a` is no marker",
            ),
            ("fn f() {}\n".to_string(), "f.rs:1: no hole is marked"),
        ] {
            let err = strip("f.rs", &source).unwrap_err().to_string();
            assert!(err.starts_with(says), "{err}");
        }
    }
}
