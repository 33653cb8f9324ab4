//! A prediction is held against the run that its listing really prints.

use std::collections::BTreeSet;
use std::fs;

use super::Finding;
use crate::course::Course;
use crate::divergence::{self, Line};
use crate::lab::Exercise;
use crate::snapshot;

/// An event in words: virtual ms, and `A starts`.
type Event = (u64, String);

/// Cases whose snapshot is not what the listing prints.
pub(super) fn other_run(course: &Course, exercise: &Exercise) -> Vec<Finding> {
    let Some(listing) = exercise.listing_file() else {
        return Vec::new();
    };
    let find = |says: String, mend: &str| Finding::new(exercise, "listing", says, mend);
    if !course.path(&listing).is_file() {
        let mend = "write the listing, or name another one in lab.toml";
        return vec![find(format!("{listing} is not there"), mend)];
    }
    // Without its output that is a finding already.
    let output = listing.replace(".rs", ".out");
    let Ok(text) = fs::read_to_string(course.path(&output)) else {
        return Vec::new();
    };
    let printed = printed(&text);
    let mut found = Vec::new();
    for case in &exercise.cases {
        let path = exercise.snapshot(case);
        let Ok(text) = fs::read_to_string(course.path(&path)) else {
            continue;
        };
        let played = played(&snapshot::body(&text));
        if let Some((at_ms, what)) = printed.symmetric_difference(&played).next() {
            let (has, has_not) = match printed.contains(&(*at_ms, what.clone())) {
                true => (&output, &path),
                false => (&path, &output),
            };
            let says = format!("{has} has `{what}` at {at_ms} ms, {has_not} has not");
            found.push(find(says, "let the scenario do what the listing does"));
        }
    }
    found
}

/// The lines `[ 300 ms] A resumes` of an output. Others say nothing of a time.
fn printed(output: &str) -> BTreeSet<Event> {
    let timed = |line: &str| {
        let (at_ms, what) = line.strip_prefix('[')?.split_once(" ms] ")?;
        Some((at_ms.trim().parse().ok()?, words(what)))
    };
    output.lines().filter_map(timed).collect()
}

fn played(transcript: &str) -> BTreeSet<Event> {
    let lines = divergence::lines(transcript);
    let lines = Line::parse_all(&lines).into_iter();
    lines
        .map(|line| (line.at_ms, words(&format!("{} {}", line.lane, line.text))))
        .collect()
}

/// One blank between two words.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Toy;

    /// What is found where the listing prints this.
    fn check(name: &str, output: &str) -> Vec<String> {
        let toy = Toy::predicting(name);
        toy.write("labs/06-wait/examples/listing.out", output);
        let course = toy.course();
        let exercise = course.exercise("two_workers").unwrap();
        let found = other_run(&course, exercise).into_iter();
        found.map(|finding| finding.says).collect()
    }

    #[test]
    fn what_the_listing_prints_is_what_the_snapshot_holds() {
        let twice = "joined\n[   0 ms] a  called\nspawned\n[   0 ms] a called\n[ 100 ms] a done\n";
        assert_eq!(check("listing-same", twice), [""; 0]);
        assert_eq!(
            check("listing-other", &twice.replace("100", " 99")),
            ["labs/06-wait/examples/listing.out has `a done` at 99 ms, \
              labs/06-wait/tests/snapshots/two_workers__both.snap has not"]
        );
        assert_eq!(
            check("listing-less", "[   0 ms] a called\n"),
            [
                "labs/06-wait/tests/snapshots/two_workers__both.snap has `a done` at 100 ms, \
              labs/06-wait/examples/listing.out has not"
            ]
        );
    }

    #[test]
    fn a_listing_that_is_not_there_is_named() {
        let toy = Toy::predicting("listing-gone");
        toy.remove("labs/06-wait/examples/listing.rs");
        let course = toy.course();
        let found = other_run(&course, course.exercise("two_workers").unwrap());
        assert_eq!(
            found[0].says,
            "labs/06-wait/examples/listing.rs is not there"
        );
    }
}
