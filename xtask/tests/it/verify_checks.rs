//! Checks of `verify`, each made to fail: what follows from something else, and files that nothing
//! knows.
//!
//! Here and in the other `verify_…` files, each test changes one thing in a course of one exercise
//! and asserts what is found, and no more.

use crate::course::Course;
use crate::verified::{ID, SLUG, SOLUTION, TOML};

const STARTER: &str = "labs/01-waiting/src/three_prices.rs";

#[test]
fn a_course_that_is_right_has_nothing_to_mend() {
    let course = Course::only(SLUG);
    let ran = course.verify(&[], &[]).exits(0);
    ran.says(&["verify: 1 exercise, 3 cases, 3 misconceptions: nothing to mend\n"]);
}

#[test]
fn a_stale_mount_is_found() {
    let course = Course::only(SLUG);
    for mount in [
        "labs/01-waiting/tests/three_prices.rs",
        "solutions/01-waiting/tests/three_prices.rs",
    ] {
        let text = course.read(mount);
        course.write(mount, &(text.clone() + "\n// by hand\n"));
        let found = course.finds(&["derived"]);
        found[0].is("course", &[mount, "is stale"], "cargo xtask derive");
        course.write(mount, &text);
    }
}

#[test]
fn a_stale_starter_is_found() {
    let course = Course::only(SLUG);
    course.replace(SOLUTION, "/// ", "/// As fast as can be. ");
    let found = course.finds(&["derived", "derived"]);
    found[0].is("course", &[STARTER, "is stale"], "cargo xtask derive");
    found[1].is("course", &["course.lock is stale"], "cargo xtask derive");
}

#[test]
fn an_answer_in_the_tree_is_left_alone_and_a_finding_only_with_ci_set() {
    let course = Course::only(SLUG);
    course.solve(SLUG);
    let answer = course.read(STARTER);
    for quiet in ["", "0", "false"] {
        let ran = course.verify(&[], &[("CI", quiet)]).exits(0);
        ran.says(&[STARTER, "holds an answer: left alone", "nothing to mend"]);
    }
    let found = course.verify(&[], &[("CI", "1")]).finds(&["starter"]);
    found[0].is("course", &[STARTER, "holds an answer"], "cargo xtask reset");
    assert_eq!(course.read(STARTER), answer);
}

#[test]
fn a_case_that_ends_at_another_time_than_was_written_is_found() {
    let course = Course::only(SLUG);
    let name = course.first_case("name");
    course.replace_line(TOML, "ends_ms = ", "ends_ms = 7");
    course.derive();
    let found = course.finds(&["ends"]);
    found[0].is(
        ID,
        &[
            &format!("case {name}"),
            "lab.toml says that it ends at 7 ms",
        ],
        "by hand",
    );
}

#[test]
fn a_case_that_ends_otherwise_than_was_written_is_found() {
    let course = Course::only(SLUG);
    let (name, ends) = (course.first_case("name"), course.first_case("ends"));
    let mut reversed: Vec<&str> = ends.trim_matches(['[', ']']).split(", ").collect();
    reversed.reverse();
    course.replace_line(
        TOML,
        "ends = ",
        &format!("ends = [{}]", reversed.join(", ")),
    );
    course.derive();
    let found = course.finds(&["ends"]);
    found[0].is(
        ID,
        &[&format!("case {name}"), reversed[0], &ends],
        "by hand",
    );
}

#[test]
fn files_that_nothing_knows_are_found() {
    let course = Course::only(SLUG);
    let orphans = [
        "labs/01-waiting/src/old.rs",
        "labs/01-waiting/tests/old.rs",
        "labs/01-waiting/tests/scenarios/old.rs",
        "labs/01-waiting/tests/snapshots/three_prices__old.snap",
        "solutions/01-waiting/alternatives/old/by_hand.rs",
        "solutions/01-waiting/misconceptions/old/belief.rs",
        "solutions/01-waiting/misconceptions/three_prices/old.rs",
        "solutions/01-waiting/src/old.rs",
        "solutions/01-waiting/tests/old.rs",
    ];
    for path in orphans {
        course.write(path, "//! Nobody's.\n");
    }
    course.derive();
    let found = course.finds(&["orphans"; 9]);
    for path in orphans {
        // A folder of an unknown exercise is named as a whole.
        let named = path.replace("/by_hand.rs", "").replace("/belief.rs", "");
        let says = format!("nothing knows {named}");
        let one = found.iter().find(|finding| finding.says == says);
        one.unwrap_or_else(|| panic!("{says}: {found:#?}"))
            .is("course", &[], "");
    }
}

#[test]
fn a_listing_without_output_and_an_output_without_listing_are_found() {
    let course = Course::only(SLUG);
    course.write(
        "labs/01-waiting/examples/alone.rs",
        "//! Prints nothing.\nfn main() {}\n",
    );
    course.write("labs/01-waiting/examples/gone.out", "42\n");
    course.derive();
    let found = course.finds(&["listings", "listings"]);
    found[0].is(
        "course",
        &["labs/01-waiting/examples/alone.rs has no alone.out"],
        "verify --accept",
    );
    found[1].is(
        "course",
        &["labs/01-waiting/examples/gone.out has no gone.rs"],
        "",
    );
}

#[test]
fn real_time_and_fixed_ports_are_found_with_their_lines() {
    let course = Course::only(SLUG);
    let (cast, scenario) = (
        "labs/01-waiting/src/lib.rs",
        "labs/01-waiting/tests/scenarios/three_prices.rs",
    );
    let by_place = "solutions/01-waiting/alternatives/three_prices/by_place.rs";
    let by_spawn = "solutions/01-waiting/alternatives/three_prices/by_spawn.rs";
    let hole = course
        .read(SOLUTION)
        .lines()
        .find(|line| line.contains("ANCHOR"))
        .unwrap()
        .to_string();
    let forbidden = [
        (
            cast,
            "const _: fn() -> std::time::Instant = std::time::Instant::now;",
            "wall clock",
        ),
        (
            cast,
            "const _: fn() = || { use std::time::{Duration, Instant}; drop::<Option<(Duration, Instant)>>(None) };",
            "wall clock",
        ),
        (
            cast,
            "const _: fn() = || drop(std::time::SystemTime::now());",
            "wall clock",
        ),
        (
            scenario,
            "const _: fn(std::time::Duration) = std::thread::sleep;",
            "holds the thread",
        ),
        (
            by_place,
            "const _: fn() = tokio::time::pause;",
            "pauses too late",
        ),
        (
            by_spawn,
            "const _: &str = \"127.0.0.1:8080\";",
            "fixed port",
        ),
    ];
    for (path, code, _) in forbidden {
        course.write(path, &format!("{}{code}\n", course.read(path)));
    }
    let inside = format!("{hole}\n    let _ = std::time::Instant::now;");
    course.replace(SOLUTION, &hole, &inside);
    course.derive();
    let found = course.finds(&["clock"; 7]);
    let all = forbidden.into_iter().chain([(
        SOLUTION,
        "    let _ = std::time::Instant::now;",
        "wall clock",
    )]);
    for (path, code, why) in all {
        let line = course
            .read(path)
            .lines()
            .position(|line| line == code)
            .unwrap()
            + 1;
        let place = format!("{path}:{line}: ");
        let one = found
            .iter()
            .find(|finding| finding.says.starts_with(&place));
        one.unwrap_or_else(|| panic!("{place} {found:#?}")).is(
            ID,
            &[why],
            "take it out of the lab",
        );
    }
}
