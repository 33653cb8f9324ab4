//! Checks of `verify`, each made to fail: what is missing or too thin.

use crate::course::Course;
use crate::verified::{ID, SLUG, TOML};

#[test]
fn a_hint_that_is_missing_or_blank_is_an_error_with_its_line() {
    let course = Course::only(SLUG);
    for hints in ["\"See.\", \"Rule.\"", "\"See.\", \"Rule.\", \"  \""] {
        let hints = format!("hints = [{hints}]\n\n");
        course.replace_between(TOML, "hints = [", "[[exercise.case]]", &hints);
        let ran = course.verify(&[], &[]);
        assert!(ran.code.is_some_and(|code| code > 2), "{ran:?}");
        let err = ran.err;
        let line = course
            .read(TOML)
            .lines()
            .position(|line| line.starts_with("hints"))
            .unwrap()
            + 1;
        let says = format!("{TOML}:{line}: \"hints\" must be 3 texts: where the trace departs, ");
        assert!(err.contains(&says), "{err}");
    }
}

#[test]
fn a_page_that_is_not_the_lab_s_or_not_there_is_found() {
    let course = Course::only(SLUG);
    let page = "page = \"01-waiting/three_prices.md#awaits-in-sequence\"";
    course.replace(TOML, page, "page = \"02-other/three_prices.md\"");
    course.derive();
    let found = course.finds(&["pages"]);
    found[0].is(
        ID,
        &["awaits_in_sequence", "\"02-other/three_prices.md\""],
        "LAB/PAGE.md#anchor",
    );
    course.replace(TOML, "page = \"02-other/three_prices.md\"", page);
    // As soon as there is a book, its pages must be there.
    let mut book = course.below("book/src/");
    course.write("book/src/SUMMARY.md", "# Summary\n");
    if book.remove("book/src/01-waiting/three_prices.md").is_some() {
        course.remove("book/src/01-waiting/three_prices.md");
    }
    course.derive();
    for finding in course.finds(&["pages"; 3]) {
        finding.is(
            ID,
            &["book/src/01-waiting/three_prices.md", "is not there"],
            "write the page",
        );
    }
}

#[test]
fn a_text_too_short_to_name_a_belief_is_found() {
    let course = Course::only(SLUG);
    course.replace_between(
        TOML,
        "text = \"\"\"",
        "[[exercise.misconception]]",
        "text = \"Too short.\"\n\n",
    );
    course.derive();
    let found = course.finds(&["misconceptions"]);
    found[0].is(
        ID,
        &["the text of awaits_in_sequence is too short"],
        "the trace it predicts",
    );
}

#[test]
fn fewer_than_two_alternatives_are_found() {
    let course = Course::only(SLUG);
    for path in course
        .below(&course.exercise(SLUG).alternatives())
        .into_keys()
        .skip(1)
    {
        course.remove(&path);
    }
    course.derive();
    let found = course.finds(&["alternatives"]);
    found[0].is(
        ID,
        &["alternatives/three_prices holds 1 right answers"],
        "two at least",
    );
}

#[test]
fn fewer_than_two_misconceptions_are_found() {
    let course = Course::only(SLUG);
    let exercise = course.exercise(SLUG);
    let text = course.read(TOML);
    let parts: Vec<&str> = text.split("[[exercise.misconception]]\n").collect();
    course.write(TOML, &parts[..2].join("[[exercise.misconception]]\n"));
    for (slug, _) in &exercise.beliefs[1..] {
        course.remove(&exercise.wrong(slug));
        course.remove(&exercise.wrong(&format!("{slug}__2")));
        let snapshots = course.below("labs/01-waiting/tests/snapshots/");
        snapshots
            .keys()
            .filter(|path| path.contains(&format!("@{slug}")))
            .for_each(|path| course.remove(path));
    }
    course.derive();
    let found = course.finds(&["misconceptions"]);
    found[0].is(ID, &[TOML, "names 1 misconceptions"], "two at least");
}

#[test]
fn a_belief_without_its_second_program_is_found() {
    let course = Course::only(SLUG);
    let second = course.exercise(SLUG).wrong("awaits_in_sequence__2");
    course.remove(&second);
    course.derive();
    let found = course.finds(&["misconceptions"]);
    found[0].is(ID, &[&second, "is not there"], "write the program");
}

#[test]
fn an_exercise_without_shown_or_without_unshown_cases_is_found() {
    let course = Course::only(SLUG);
    let text = course.read(TOML);
    let all_shown = text.replace("shown = false\n", "");
    let none_shown = all_shown.replace("\nplan = ", "\nshown = false\nplan = ");
    for (manifest, says) in [
        (all_shown, "no unshown case"),
        (none_shown, "no shown case"),
    ] {
        course.write(TOML, &manifest);
        course.derive();
        let found = course.finds(&["cases"]);
        found[0].is(ID, &[TOML, says], "add one");
    }
}

#[test]
fn a_missing_snapshot_is_found() {
    let course = Course::only(SLUG);
    let name = course.first_case("name");
    let wrong =
        format!("labs/01-waiting/tests/snapshots/three_prices__{name}@awaits_in_sequence.snap");
    course.remove(&wrong);
    course.derive();
    // Without it the belief cannot be named.
    let found = course.finds(&["snapshots", "misconceptions", "misconceptions"]);
    found[0].is(ID, &[&wrong, "is not there"], "cargo xtask verify --accept");
    let expected = wrong.replace("@awaits_in_sequence", "");
    course.remove(&expected);
    course.derive();
    let found = course.finds(&["snapshots", "snapshots"]);
    for (finding, path) in found.iter().zip([&wrong, &expected]) {
        finding.is(ID, &[path, "is not there"], "cargo xtask verify --accept");
    }
}
