//! The fixture course keeps what it promises, so that a verdict on it says something.
//!
//! After a change to it, `CORPUS_ACCEPT=1 cargo test -p xtask --test corpus fixture` derives, stores
//! the transcripts of this run and copies them back; read them before you commit.

use std::fs;

use crate::course::{self, Course};
use crate::files;

#[test]
fn the_fixture_course_passes_verify() {
    let course = Course::seed();
    if std::env::var_os("CORPUS_ACCEPT").is_some() {
        let ran = course.xtask(&["verify", "--accept"]);
        copy_back(&course);
        ran.exits(0);
    }
    course.xtask(&["derive", "--check"]).exits(0);
    course.xtask(&["verify"]).exits(0);
}

#[test]
fn an_untouched_starter_is_not_attempted() {
    let course = Course::take();
    let (code, report) = course.grade(&["80-hostile"]);
    for exercise in &report.exercises {
        assert_eq!((code, exercise.verdict.as_str()), (1, "not_attempted"));
    }
}

/// Copies the transcripts into the repository, and removes those that are no more.
fn copy_back(course: &Course) {
    let is_snapshot = |path: &str| path.ends_with(".snap");
    let now = files::read(course.root());
    for path in files::read(&course::source()).keys() {
        if is_snapshot(path) && !now.contains_key(path) {
            fs::remove_file(course::source().join(path)).unwrap();
        }
    }
    for (path, bytes) in now.iter().filter(|(path, _)| is_snapshot(path)) {
        files::write_one(&course::source(), path, bytes);
    }
}
