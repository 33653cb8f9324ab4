//! Includes, anchors, exercises and lines of code.

use crate::toy::{LISTING, Toy, WAIT, check};

#[test]
fn an_include_must_resolve() {
    let here = "book/src/wait.md";
    let race = "labs/06-wait/examples/race.rs";
    for (target, problem) in [
        (
            "race.rs:x",
            format!("{race} has no anchor \"x\" (it has inner, main)"),
        ),
        (
            "race.rs:2:99",
            format!("{race} has 8 lines, and no line 99"),
        ),
    ] {
        let text = format!("{{{{#include ../../labs/06-wait/examples/{target}}}}}");
        check(here, &text, &format!("{here}:15: {problem}"));
    }
    let toy = Toy::new();
    toy.add(
        here,
        "{{#include ../../labs/gone.rs}}\n{{#rustdoc_include gone.md}}",
    );
    let problems = toy.problems();
    assert_eq!(problems.len(), 2, "all are told: {problems:?}");
    assert!(problems[0].starts_with("book/src/wait.md:15: labs/gone.rs cannot be read"));
    assert!(problems[1].starts_with("book/src/wait.md:16: book/src/gone.md cannot be read"));
    let toy = Toy::new();
    toy.write("book/part.md", "{{#lab 06-wait/mirrors}}");
    toy.add(here, "{{#include ../part.md}}");
    let problem = "book/part.md:1 has {{#lab}}, which is not expanded in an included file";
    assert_eq!(toy.problems(), [format!("{here}:15: {problem}")]);
}

#[test]
fn an_anchor_must_have_an_end_and_contents() {
    let race = "labs/06-wait/examples/race.rs";
    for (more, name, problem) in [
        (
            "// ANCHOR: open\nfn a() {}\n",
            "open",
            "anchor \"open\" of line 9 has no end",
        ),
        (
            "// ANCHOR: empty\n// ANCHOR_END: empty\n",
            "empty",
            "anchor \"empty\" of line 9 holds nothing",
        ),
    ] {
        let toy = Toy::new();
        toy.add(race, more);
        toy.add(
            "book/src/wait.md",
            &format!("{{{{#include ../../{race}:{name}}}}}"),
        );
        assert_eq!(
            toy.problems(),
            [format!("book/src/wait.md:15: {race} {problem}")]
        );
    }
}

#[test]
fn an_anchor_that_no_page_shows_is_told_and_a_hole_is_not() {
    let unshown = "// ANCHOR: extra\nfn a() {}\n// ANCHOR_END: extra\n";
    let race = "labs/06-wait/examples/race.rs";
    check(
        race,
        unshown,
        &format!("{race}:9: anchor \"extra\" is shown on no page"),
    );
    let wrong = "solutions/06-wait/misconceptions/mirrors/losers_run_on.rs";
    check(
        wrong,
        unshown,
        &format!("{wrong}:1: anchor \"extra\" is shown on no page"),
    );
    let toy = Toy::new();
    let hole = "// ANCHOR: solution-a\n// ANCHOR_END: solution-a => todo!()\n";
    toy.add("solutions/06-wait/src/other.rs", hole);
    assert_eq!(toy.problems(), Vec::<String>::new());
}

#[test]
fn an_exercise_is_on_exactly_one_page() {
    let here = "book/src/index.md";
    let toy = Toy::new();
    toy.add(here, "{{#lab 06-wait/mirrors}}");
    let problem = "{{#lab 06-wait/mirrors}} stands at book/src/index.md:4 already";
    assert_eq!(toy.problems(), [format!("book/src/wait.md:3: {problem}")]);
    let toy = Toy::new();
    toy.write(
        "book/src/wait.md",
        &WAIT.replace("{{#lab 06-wait/mirrors}}", ""),
    );
    let problem = "labs/06-wait/lab.toml: no page has {{#lab 06-wait/mirrors}}";
    assert_eq!(toy.problems(), [problem]);
}

#[test]
fn a_line_of_code_that_is_too_long_is_told() {
    let long = format!("let x = \"{}\";", "x".repeat(79));
    let block = format!("\n```rust\nshort\n{long}\n```\n");
    let problem = "book/src/wait.md:18: 90 columns; a page shows 85";
    check("book/src/wait.md", &block, problem);
    let prose = format!("\n{}\n", "word ".repeat(40));
    let toy = Toy::new();
    toy.add("book/src/wait.md", &prose);
    assert_eq!(
        toy.problems(),
        Vec::<String>::new(),
        "prose may be as long as it likes"
    );

    let race = "labs/06-wait/examples/race.rs";
    let problem = format!("{race}:4 has 90 columns; a page shows 85");
    let toy = Toy::new();
    toy.write(
        race,
        &LISTING.replace(
            "    // ANCHOR: inner\n",
            &format!("{long}\n    // ANCHOR: inner\n"),
        ),
    );
    assert_eq!(toy.problems(), [format!("book/src/wait.md:7: {problem}")]);
    let toy = Toy::new();
    toy.write(
        "labs/06-wait/examples/race.out",
        &format!("1\n{}\n", "x".repeat(86)),
    );
    let problem = "labs/06-wait/examples/race.out:2 has 86 columns; a page shows 85";
    assert_eq!(toy.problems(), [format!("book/src/wait.md:8: {problem}")]);
}
