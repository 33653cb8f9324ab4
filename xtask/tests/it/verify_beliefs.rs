//! Checks of `verify`, each made to fail: wrong answers get their verdict and their name.

use crate::course::{Course, unmarked};
use crate::verified::{ID, LATE, SLUG, SNAPSHOTS, SOLUTION, TOML};

/// An entry of lab.toml, but for slug and verdict.
const BELIEF: &str = "family = \"M99\"\npage = \"01-waiting/three_prices.md#made-up\"\ntext = \"\"\"\n\
                      A belief that nobody holds. If it were right, its trace would be the one that it \
                      predicts, and it is another one. To see that, change two lines.\"\"\"\n";

#[test]
fn a_wrong_answer_that_passes_is_found() {
    let course = Course::only(SLUG);
    let program = course.exercise(SLUG).wrong("returns_at_once");
    course.write(&program, &unmarked(&course.read(SOLUTION)));
    let found = course.finds(&["misconceptions"]);
    found[0].is(
        ID,
        &[
            &program,
            "is judged passed",
            "not differs and returns_at_once",
        ],
        "mend the program",
    );
}

#[test]
fn two_programs_of_one_belief_that_disagree_are_found() {
    let course = Course::only(SLUG);
    let exercise = course.exercise(SLUG);
    let second = exercise.wrong("returns_as_they_come__2");
    course.replace(
        &second,
        "-> [u32; 3] {\n",
        &format!("-> [u32; 3] {{\n{LATE}"),
    );
    let found = course.finds(&["misconceptions"]);
    let says = [
        "judged differs and called no misconception",
        "not differs and returns_as_they_come",
    ];
    found[0].is(
        ID,
        &[&[second.as_str()], &says[..]].concat(),
        "both programs of a belief",
    );
}

#[test]
fn a_belief_whose_programs_give_another_s_traces_is_found() {
    let course = Course::only(SLUG);
    let exercise = course.exercise(SLUG);
    for end in ["", "__2"] {
        let other = course.read(&exercise.wrong(&format!("awaits_in_sequence{end}")));
        course.write(
            &exercise.wrong(&format!("returns_as_they_come{end}")),
            &other,
        );
    }
    for finding in course.finds(&["misconceptions", "misconceptions"]) {
        finding.is(
            ID,
            &["called awaits_in_sequence, not differs and returns_as_they_come"],
            "",
        );
    }
}

#[test]
fn two_beliefs_with_the_same_transcripts_are_found() {
    let course = Course::only(SLUG);
    let exercise = course.exercise(SLUG);
    let (one, other) = ("awaits_in_sequence", "returns_as_they_come");
    for end in ["", "__2"] {
        let program = course.read(&exercise.wrong(&format!("{one}{end}")));
        course.write(&exercise.wrong(&format!("{other}{end}")), &program);
    }
    for (path, bytes) in course.below(SNAPSHOTS) {
        if path.contains(&format!("@{one}.")) {
            course.write(&path.replace(one, other), str::from_utf8(&bytes).unwrap());
        }
    }
    course.derive();
    // Where two beliefs fit, neither is named.
    let found = course.finds(&[&["separable"][..], &["misconceptions"; 4]].concat());
    found[0].is(
        ID,
        &[&format!("no case tells {one} from {other}")],
        "make them one misconception",
    );
    assert!(
        found[1..]
            .iter()
            .all(|finding| finding.says.contains("called no misconception")),
        "{found:#?}"
    );
}

#[test]
fn a_wrong_answer_that_must_not_compile_and_does_is_found() {
    let course = Course::only(SLUG);
    let exercise = course.exercise(SLUG);
    course.write(
        TOML,
        &format!(
            "{}{}",
            course.read(TOML),
            belief("borrows", "does_not_compile")
        ),
    );
    let right = unmarked(&course.read(SOLUTION));
    course.write(
        &exercise.wrong("borrows__2"),
        &right.replace("let [a, b, c]", "let [a, b]"),
    );
    course.write(&exercise.wrong("borrows"), &right);
    course.derive();
    let starter = course.read(&exercise.file());
    let found = course.finds(&["misconceptions"]);
    let says = [
        &exercise.wrong("borrows"),
        "is judged passed, not does_not_compile",
    ];
    found[0].is(ID, &says, "or its verdict in lab.toml");
    assert_eq!(course.read(&exercise.file()), starter);
}

#[test]
fn a_wrong_answer_that_hangs_otherwise_than_was_written_is_found() {
    let course = Course::only(SLUG);
    let exercise = course.exercise(SLUG);
    course.write(
        TOML,
        &format!("{}{}", course.read(TOML), belief("spins", "livelock")),
    );
    let right = unmarked(&course.read(SOLUTION));
    let loops = |turn: &str| {
        right.replacen(
            "-> [u32; 3] {\n",
            &format!("-> [u32; 3] {{\n    while !stocks.is_empty() {{ {turn} }}\n"),
            1,
        )
    };
    course.write(
        &exercise.wrong("spins"),
        &loops("tokio::task::yield_now().await;"),
    );
    course.write(
        &exercise.wrong("spins__2"),
        &loops("std::hint::spin_loop();"),
    );
    course.derive();
    let found = course.finds(&["misconceptions"]);
    let second = exercise.wrong("spins__2");
    found[0].is(
        ID,
        &[&second, "is judged blocked", "not livelock and spins"],
        "both programs",
    );
}

fn belief(slug: &str, verdict: &str) -> String {
    format!("\n[[exercise.misconception]]\nslug = \"{slug}\"\nverdict = \"{verdict}\"\n{BELIEF}")
}
