//! The report: all that a grade found, as one value. Terminal, JSON and every later format are
//! pure functions of it.
//!
//! A reader ignores fields it does not know; a changed meaning raises [`FORMAT_VERSION`].
#![expect(unreachable_pub, reason = "nanoserde's derive reads no `pub(crate)`")]
#![allow(clippy::question_mark, reason = "in what nanoserde's derive writes")]

use nanoserde::{DeJson, SerJson};

use crate::verdict::{Outcome, Verdict};
use crate::wire::Loss;

/// Raised when the meaning of a field changes.
pub(crate) const FORMAT_VERSION: u32 = 1;

/// The edition of the course that graded.
pub(crate) const EDITION: &str = "2026";

/// What one grade found.
#[derive(Clone, Debug, PartialEq, SerJson, DeJson)]
pub struct Report {
    /// [`FORMAT_VERSION`].
    pub format_version: u32,
    /// [`EDITION`].
    pub edition: String,
    /// The containment the run had.
    pub tier: String,
    /// The exercises that were asked for, in the course's order.
    pub exercises: Vec<ExerciseReport>,
    /// How many of them passed.
    pub summary: Summary,
}

/// What was found about one exercise.
#[derive(Clone, Debug, PartialEq, SerJson, DeJson)]
#[nserde(serialize_none_as_null)]
pub struct ExerciseReport {
    /// `06-wait/mirrors`.
    pub id: String,
    /// The gravest of its cases' verdicts, or what kept them from running.
    pub verdict: Verdict,
    /// Points earned.
    pub points: u32,
    /// Points to be had.
    pub max_points: u32,
    /// The slug of the belief whose traces these are, if exactly one fits.
    pub misconception: Option<String>,
    /// One sentence, the first that the student reads.
    pub says: String,
    /// The belief's text, or what is known about this kind of fault.
    pub text: Option<String>,
    /// Where to read on, below `book/src`, if the page is there.
    pub page: Option<String>,
    /// What to do now.
    pub next: String,
    /// Where in the student's file.
    pub place: Option<Place>,
    /// rustc's own words.
    pub rendered: Option<String>,
    /// The slug of the known error that rustc's words are, if they are one.
    #[nserde(default)]
    pub explained: Option<String>,
    /// What can be said of an answer that compiles: rustc's warnings, and what it does not see.
    #[nserde(default)]
    pub remarks: Vec<Remark>,
    /// For a deadlock: who waits, since when, spawned where.
    pub waiting: Vec<String>,
    /// For tampering: the files of the course that were changed.
    pub files: Vec<String>,
    /// Hints the student has read.
    pub hints_used: u32,
    /// All its cases, in lab.toml's order.
    pub cases: Vec<CaseReport>,
}

/// A line of a file.
#[derive(Clone, Debug, PartialEq, Eq, SerJson, DeJson)]
pub struct Place {
    /// Relative to the course's root, with forward slashes.
    pub file: String,
    /// Counted from 1.
    pub line: u32,
}

/// Something in an answer that compiles and is hardly meant so. It changes no verdict.
#[derive(Clone, Debug, PartialEq, Eq, SerJson, DeJson)]
#[nserde(serialize_none_as_null)]
pub struct Remark {
    /// The slug of the known kind: `future_not_awaited`.
    pub code: String,
    /// One sentence: what the line does.
    pub says: String,
    /// Where in the student's file.
    pub place: Option<Place>,
    /// Where to read on, below `book/src`, if the page is there.
    pub page: Option<String>,
    /// rustc's own words, where it warned.
    pub rendered: Option<String>,
}

/// What was found about one case.
#[derive(Clone, Debug, PartialEq, SerJson, DeJson)]
#[nserde(serialize_none_as_null)]
pub struct CaseReport {
    /// `nearest_mirror_fails`.
    pub name: String,
    /// What its actors do.
    pub plan: String,
    /// Whether a page shows it.
    pub shown: bool,
    /// Its verdict, or `not_run`.
    pub verdict: Outcome,
    /// Virtual milliseconds until the answer returned, or until the deadline.
    pub virtual_ms: Option<u64>,
    /// Wall time of the shortest play, in milliseconds.
    pub wall_ms: Option<f64>,
    /// The expected transcript, a line each.
    pub expected: Vec<String>,
    /// The answer's transcript, a line each; empty if none came. What its sweep lost stands below.
    pub got: Vec<String>,
    /// For a nondeterministic answer: the transcript of a later play.
    pub other: Vec<String>,
    /// Index of the first line in which the two differ; also where the shorter one ends.
    pub diverges_at: Option<u32>,
    /// That difference in words.
    pub divergence: Option<String>,
    /// For a case whose call is dropped at each of its awaits: what came of it.
    pub sweep: Option<SweepReport>,
    /// Of a prediction: how many lines of the run it has. `null` where code was written.
    pub lines_right: Option<u32>,
}

/// What came of plays in which the answer's call was dropped, at another of its awaits in each.
#[derive(Clone, Debug, PartialEq, SerJson, DeJson)]
pub struct SweepReport {
    /// Awaits, and so plays.
    pub awaits: u32,
    /// Those after which something was wrong: the await from 1, its virtual time, what was wrong.
    pub losses: Vec<Loss>,
    /// The transcript of the play with the first of them, a line each.
    pub got: Vec<String>,
}

/// The report in two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, SerJson, DeJson)]
pub struct Summary {
    /// Exercises graded.
    pub asked: u32,
    /// Exercises passed.
    pub passed: u32,
}

impl Report {
    /// The report on these exercises.
    pub(crate) fn new(exercises: Vec<ExerciseReport>) -> Report {
        let passed = exercises
            .iter()
            .filter(|exercise| exercise.verdict == Verdict::Passed)
            .count();
        Report {
            format_version: FORMAT_VERSION,
            edition: EDITION.into(),
            tier: "none".into(),
            summary: Summary {
                asked: exercises.len() as u32,
                passed: passed as u32,
            },
            exercises,
        }
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

impl Place {
    /// Reads `file:line`.
    pub(crate) fn parse(text: &str) -> Option<Place> {
        let (file, line) = text.rsplit_once(':')?;
        Some(Place {
            file: file.into(),
            line: line.parse().ok()?,
        })
    }
}
