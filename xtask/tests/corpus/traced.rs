//! G29: `trace` plays the student's answer too, and nothing of it may be left.

use std::fs;
use std::path::Path;

use crate::case::ANSWER;
use crate::course::{self, Course};
use crate::processes::{self, MARK, Marks};
use crate::ran;

#[test]
fn what_a_traced_answer_starts_is_ended_with_it() {
    let daemon = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/passed/daemon/answer.rs");
    let course = Course::take();
    let daemon = fs::read_to_string(daemon).unwrap();
    assert!(daemon.contains("3600.2"));
    // Not to be taken for the one of the case that may be played beside this.
    let daemon = daemon.replace("3600.2", "3600.7");
    fs::write(course.root().join(ANSWER), daemon).unwrap();
    let value = format!("{}-traced", std::process::id());
    let mut trace = course.command(&["trace", "errands/three_shops"]);
    ran::run(trace.env(MARK, &value))
        .exits(0)
        .says(&["\"events\""]);
    let left = processes::left(&Marks {
        root: course.root(),
        value: &value,
        text: Some("3600.7"),
    });
    // Elsewhere a session of its own gets away.
    assert!(left.is_empty() || !course::is_contained(), "{left:#?}");
}
