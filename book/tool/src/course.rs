//! What the book needs to know of the course. Nothing else here asks xtask.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use anyhow::Result;
use xtask::{
    divergence::{Line, Side, divergence, lines},
    snapshot, starter,
    trace::{self, Wanted as Play},
};

use crate::figure::html::Difference;

pub use xtask::lab::{Exercise, Misconception};

/// The labs with their exercises.
#[derive(Debug)]
pub struct Course {
    inner: xtask::course::Course,
}

/// A trace that a page shows.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Wanted {
    /// `06-wait/mirrors`.
    pub exercise: String,
    /// `nearest_mirror_fails`.
    pub case: String,
    /// `solution`, the slug of a misconception, or the name of an alternative.
    pub of: String,
}

/// A play of a case.
#[derive(Clone, Debug)]
pub struct Played {
    /// The trace as JSON.
    pub json: String,
    /// The stored transcript, or "" where none is stored.
    pub transcript: String,
}

impl Course {
    /// The course below `root`. Without a folder `labs` it has no exercise.
    ///
    /// # Errors
    /// A lab.toml cannot be read.
    pub fn load(root: &Path) -> Result<Course> {
        let inner = match root.join("labs").is_dir() {
            true => xtask::course::Course::load_at(root)?,
            false => xtask::course::Course {
                root: root.into(),
                labs: Vec::new(),
            },
        };
        Ok(Course { inner })
    }

    /// All exercises, in the order of the course.
    pub fn exercises(&self) -> impl Iterator<Item = &Exercise> {
        self.inner.exercises()
    }

    /// The exercise `06-wait/mirrors`.
    ///
    /// # Errors
    /// In words: there is none of that id.
    pub fn exercise(&self, id: &str) -> Result<&Exercise, String> {
        let ids = || {
            self.exercises()
                .map(Exercise::id)
                .collect::<Vec<_>>()
                .join(", ")
        };
        let found = self.exercises().find(|exercise| exercise.id() == id);
        found.ok_or_else(|| format!("no exercise \"{id}\" (there are {})", ids()))
    }

    /// Minutes that the lab of an exercise takes.
    pub fn minutes(&self, exercise: &Exercise) -> u32 {
        let lab = self.inner.labs.iter().find(|lab| lab.name == exercise.lab);
        lab.map_or(0, |lab| lab.minutes)
    }

    /// The line of the TODO in the exercise's starter, from 1; whatever the student's file holds by now.
    pub fn todo_line(&self, exercise: &Exercise) -> Option<usize> {
        let text = starter::of(&self.inner, exercise).ok()?;
        starter::todo_line(&text)
    }

    /// Whether the exercise has a right answer of this name in another style.
    pub fn has_alternative(&self, exercise: &Exercise, name: &str) -> bool {
        let file = format!("{}/{name}.rs", exercise.alternatives());
        self.inner.path(&file).is_file()
    }

    /// Plays each case once, all built together. What cannot be played has its reason in words.
    pub fn play(&self, wanted: &BTreeSet<Wanted>) -> BTreeMap<Wanted, Result<Played, String>> {
        let found: Vec<(&Wanted, Play<'_>)> = wanted
            .iter()
            .filter_map(|one| {
                let exercise = self.exercise(&one.exercise).ok()?;
                let case = exercise.cases.iter().find(|case| case.name == one.case)?;
                Some((
                    one,
                    Play {
                        exercise,
                        case,
                        of: &one.of,
                    },
                ))
            })
            .collect();
        let plays: Vec<Play<'_>> = found.iter().map(|(_, play)| *play).collect();
        let traces = trace::traces(&self.inner, &plays).unwrap_or_else(|err| {
            let why = format!("{err:#}");
            plays.iter().map(|_| Err(why.clone())).collect()
        });
        let played = found.into_iter().zip(traces).map(|((wanted, play), json)| {
            let transcript = self.stored(&play);
            (wanted.clone(), json.map(|json| Played { json, transcript }))
        });
        played.collect()
    }

    fn stored(&self, play: &Play<'_>) -> String {
        let belief = play
            .exercise
            .misconceptions
            .iter()
            .find(|belief| belief.slug == play.of);
        let path = match belief {
            Some(belief) => play.exercise.wrong_snapshot(play.case, belief),
            None => play.exercise.snapshot(play.case),
        };
        let text = fs::read_to_string(self.inner.path(&path)).unwrap_or_default();
        snapshot::body(&text)
    }
}

/// The first difference between two transcripts, in the grader's words.
pub fn difference(expected: &str, got: &str) -> Option<Difference> {
    let (expected, got) = (lines(expected), lines(got));
    let found = divergence(&expected, &got)?;
    let (line, is_missing) = match found.line {
        Side::Expected(n) => (expected.get(n)?, true),
        Side::Got(n) => (got.get(n)?, false),
    };
    let line = Line::parse(line);
    Some(Difference {
        lane: line.lane.into(),
        at_ms: line.at_ms,
        is_missing,
        says: found.says,
    })
}
