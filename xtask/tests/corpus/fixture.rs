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
fn programs_that_disagree_on_one_transcript_are_both_named() {
    const WRONG: &str = "solutions/80-hostile/misconceptions/errands/one_after_another";
    let course = Course::take();
    let solution = "solutions/80-hostile/src/errands.rs";
    let right = fs::read_to_string(course.root().join(solution)).unwrap();
    let mut files = files::only(&files::read(course.root()), "errands");
    files.insert(format!("{WRONG}__2.rs"), right.into_bytes());
    files::write(course.root(), &files);
    course.xtask(&["derive", "--force"]).exits(0);
    let ran = course.xtask(&["verify", "--accept"]);
    assert_eq!(ran.code, Some(1), "{ran:#?}");
    let says = format!("{WRONG}.rs and {WRONG}__2.rs disagree in case three_shops");
    assert!(ran.out.contains(&says), "{ran:#?}");
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
