//! The stored transcripts of an exercise: what each case expects, and what each wrong belief gives.
//! The grader reads them itself; insta only writes them.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result};

use crate::course::Course;
use crate::divergence::lines;
use crate::lab::{Case, Exercise, Misconception};

/// The stored transcripts of one exercise.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stored {
    /// By the case's name.
    expected: BTreeMap<String, Vec<String>>,
    /// By the misconception's slug and the case's name.
    wrong: BTreeMap<(String, String), Vec<String>>,
}

impl Stored {
    /// Reads them all. Fails where a case's expected transcript is missing.
    pub fn load(course: &Course, exercise: &Exercise) -> Result<Stored> {
        let mut stored = Stored::default();
        for case in &exercise.cases {
            let path = exercise.snapshot(case);
            let text = fs::read_to_string(course.path(&path)).with_context(|| {
                format!("{path} cannot be read; `cargo xtask verify --accept` makes it")
            })?;
            stored.expect(case, &body(&text));
            for misconception in &exercise.misconceptions {
                let path = course.path(&exercise.wrong_snapshot(case, misconception));
                if let Ok(text) = fs::read_to_string(path) {
                    stored.recorded(misconception, case, &body(&text));
                }
            }
        }
        Ok(stored)
    }

    /// Sets what a case expects.
    pub fn expect(&mut self, case: &Case, transcript: &str) {
        self.expected.insert(case.name.clone(), lines(transcript));
    }

    /// Sets what a belief gives in a case.
    pub fn recorded(&mut self, belief: &Misconception, case: &Case, transcript: &str) {
        let key = (belief.slug.clone(), case.name.clone());
        self.wrong.insert(key, lines(transcript));
    }

    /// What a case expects.
    pub fn expected(&self, case: &str) -> &[String] {
        self.expected.get(case).map_or(&[], Vec::as_slice)
    }

    /// What a belief gives in a case, as far as recorded.
    pub fn wrong(&self, belief: &Misconception, case: &str) -> Option<&[String]> {
        let key = (belief.slug.clone(), case.to_string());
        self.wrong.get(&key).map(Vec::as_slice)
    }
}

/// What lies below the header of a snapshot, after the second line `---`; all where there is no
/// header. Without `\r` and without the last line's end.
pub fn body(file: &str) -> String {
    let file = file.replace('\r', "");
    let below = file.strip_prefix("---\n").and_then(|header| {
        let (_, below) = header
            .split_once("---\n")
            .filter(|(header, _)| header.is_empty() || header.ends_with('\n'))?;
        Some(below)
    });
    below.unwrap_or(&file).trim_end().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Toy;

    #[test]
    fn the_body_lies_below_the_second_ruler() {
        let file = "---\nsource: a.rs\n---\n   0 ms  a  said ---\n---\n 1 ms  a  done\n";
        let expected = "   0 ms  a  said ---\n---\n 1 ms  a  done";
        assert_eq!(body(file), expected);
        assert_eq!(body(&file.replace('\n', "\r\n")), expected);
        assert_eq!(body("---\n---\n0 ms\n"), "0 ms");
        assert_eq!(body("---\nsource: a.rs\n---\n"), "");
        assert_eq!(body("no header\n---\n---\n"), "no header\n---\n---");
    }

    #[test]
    fn what_is_stored_is_found_by_case_and_belief() {
        let toy = Toy::new("stored");
        let course = toy.course();
        let mirrors = course.exercise("mirrors").unwrap();
        let path = mirrors.wrong_snapshot(&mirrors.cases[1], &mirrors.misconceptions[0]);
        toy.write(
            &path,
            "---\nsource: x\n---\n   0 ms  a  called\n 100 ms  a  done\n",
        );
        let stored = Stored::load(&course, mirrors).unwrap();
        assert_eq!(stored.expected("near"), ["0 ms"]);
        let wrong = stored
            .wrong(&mirrors.misconceptions[0], "all_fail")
            .unwrap();
        assert_eq!(wrong, ["   0 ms  a  called", " 100 ms  a  done"]);
        assert_eq!(stored.wrong(&mirrors.misconceptions[0], "near"), None);
        assert_eq!(stored.wrong(&mirrors.misconceptions[1], "all_fail"), None);
    }

    #[test]
    fn a_case_without_a_snapshot_is_an_error_that_says_how_to_make_it() {
        let toy = Toy::new("unstored");
        let course = toy.course();
        let mirrors = course.exercise("mirrors").unwrap();
        toy.remove(&mirrors.snapshot(&mirrors.cases[0]));
        let err = Stored::load(&course, mirrors).unwrap_err().to_string();
        assert!(
            err.contains("mirrors__near.snap") && err.contains("verify --accept"),
            "{err}"
        );
    }
}
