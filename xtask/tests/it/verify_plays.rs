//! Checks of `verify`, each made to fail: starters and right answers, which only a play can judge.

use crate::course::Course;
use crate::verified::{ID, LATE, SLUG, SNAPSHOTS, SOLUTION, TOML};

#[test]
fn a_starter_with_a_warning_or_an_error_is_found() {
    let course = Course::only(SLUG);
    for (says, stub) in [
        ("unused variable: `stocks`", "todo!()"),
        ("mismatched types", "stocks"),
    ] {
        give_stub(&course, stub);
        let found = course.finds(&["warnings"]);
        found[0].is(ID, &[says, "src/three_prices.rs:"], "change the stub");
    }
}

#[test]
fn a_starter_that_does_not_reach_its_stub_is_found() {
    let course = Course::only(SLUG);
    give_stub(&course, "[0; 3].map(|n: u32| n + stocks.len() as u32)");
    let found = course.finds(&["attempted"]);
    found[0].is(ID, &["the starter is judged differs"], "reach the stub");
}

#[test]
fn a_starter_that_passes_is_found() {
    let course = Course::only(SLUG);
    give_stub(
        &course,
        "{ let [a, b, c] = &stocks; tokio::join!(a.price(), b.price(), c.price()).into() }",
    );
    let found = course.finds(&["attempted"]);
    found[0].is(ID, &["the starter is judged passed"], "reach the stub");
}

#[test]
fn a_wrong_solution_is_found_whatever_insta_is_told_and_snapshots_keep_their_bytes() {
    let course = Course::only(SLUG);
    let body = course.solution_body(SLUG);
    course.replace(SOLUTION, &body, &(LATE.to_string() + &body));
    let snapshots = course.below(SNAPSHOTS);
    let insta = [("INSTA_FORCE_PASS", "1"), ("INSTA_UPDATE", "always")];
    let found = course.verify(&[], &insta).finds(&["right"]);
    found[0].is(
        ID,
        &[
            SOLUTION,
            "is judged differs",
            "(case fastest_in_the_middle: ",
        ],
        "mend the answer",
    );
    assert_eq!(course.below(SNAPSHOTS), snapshots);
}

#[test]
fn a_wrong_alternative_is_found() {
    let course = Course::only(SLUG);
    let path = course
        .below(&course.exercise(SLUG).alternatives())
        .into_keys()
        .next()
        .unwrap();
    course.replace(&path, "-> [u32; 3] {\n", &format!("-> [u32; 3] {{\n{LATE}"));
    let found = course.finds(&["right"]);
    found[0].is(ID, &[&path, "is judged differs"], "mend the answer");
}

#[test]
fn an_answer_of_ours_that_does_not_compile_is_found() {
    let course = Course::only(SLUG);
    let body = course.solution_body(SLUG);
    course.replace(SOLUTION, &body, "    stocks\n    ");
    let found = course.finds(&["compiles"]);
    found[0].is(
        "course",
        &["mismatched types", "src/three_prices.rs"],
        "mend it",
    );
}

#[test]
fn an_unshown_case_with_a_shown_one_s_transcript_is_found() {
    let course = Course::only(SLUG);
    let (name, case) = (course.first_case("name"), course.case_of(TOML, 0));
    add_case(
        &course,
        &case.replace("name = \"", "shown = false\nname = \"again_"),
    );
    let found = course.verify(&["--accept"], &[]).finds(&["unshown"]);
    let says = format!("cases {name} and again_{name} have one transcript");
    found[0].is(ID, &[&says], "other delays");
}

#[test]
fn a_case_that_an_idle_answer_passes_is_found() {
    let course = Course::only("yield_or_starve");
    let case = "name = \"no_steps\"\nplan = \"ticker:10:x2\"\nshown = false\nends_ms = 0\n\
                ends = [\"ticker done\"]\n\n";
    add_case(&course, case);
    let found = course.verify(&["--accept"], &[]).finds(&["idle"]);
    let says = "case no_steps: an answer that returns at once passes it";
    found[0].is(
        "01-waiting/yield_or_starve",
        &[says],
        "what the answer must do",
    );
}

#[test]
fn an_answer_built_before_in_the_same_target_folder_is_not_taken_for_the_starter() {
    let course = Course::only(SLUG);
    // Both are told to build in one folder, as where CARGO_TARGET_DIR is set.
    course.verify(&[], &[]).exits(0);
    course.solve(SLUG);
    course.xtask(&["grade", SLUG]).exits(0);
    course
        .verify(&[], &[])
        .exits(0)
        .says(&["left alone", "nothing to mend"]);
    course.xtask(&["grade", SLUG]).exits(0);
}

/// Gives the solution's hole another stub, and derives.
fn give_stub(course: &Course, stub: &str) {
    let line = course.read(SOLUTION);
    let line = line
        .lines()
        .find(|line| line.contains("ANCHOR_END"))
        .unwrap();
    let (end, _) = line.split_once(" => ").unwrap();
    course.replace(SOLUTION, line, &format!("{end} => {stub}"));
    course.derive();
}

/// Adds a case after the others.
fn add_case(course: &Course, case: &str) {
    let text = format!("[[exercise.case]]\n{case}[[exercise.misconception]]");
    course.replace(TOML, "[[exercise.misconception]]", &text);
}
