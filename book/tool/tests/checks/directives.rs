//! What stands in a page for a directive, and directives that name nothing.

use crate::toy::{Toy, check};

#[test]
fn a_right_book_has_no_problem_and_all_its_parts() {
    let toy = Toy::new();
    assert_eq!(toy.problems(), Vec::<String>::new());
    let page = toy.page("wait.html");
    for part in [
        "id=\"lab-06-wait-mirrors\"",
        "Ask all mirrors at once.",
        "labs/06-wait/src/mirrors.rs</code>, line 4",
        "cargo xtask grade mirrors",
        "about 40 minutes",
        "<summary>Hint 2: the rule</summary>",
        "id=\"losers-run-on\"",
        "a dropped handle stops its task",
        "cargo run -p lab-06-wait --example race</code>",
        "what <code>cargo run -p lab-06-wait --example race</code> prints",
    ] {
        assert!(page.contains(part), "{part} is not in {page}");
    }
    let listing = "fn main() {\n    println!(\"{}\", 1);\n}</code>";
    assert!(
        page.contains(listing),
        "a listing is without markers: {page}"
    );
    assert!(!page.contains("ANCHOR"), "{page}");
}

#[test]
fn what_a_directive_names_must_exist() {
    let here = "book/src/wait.md";
    let known = "06-wait/mirrors has no misconception \"x\" (it has losers_run_on)";
    for (directive, problem) in [
        ("{{#belief 06-wait/mirrors/x}}", known),
        (
            "{{#lab 06-wait/x}}",
            "no exercise \"06-wait/x\" (there are 06-wait/mirrors)",
        ),
        (
            "{{#trace 06-wait/mirrors/x}}",
            "06-wait/mirrors has no case \"x\" (it has nearest_mirror_fails, hidden)",
        ),
        (
            "{{#trace 06-wait/mirrors/hidden}}",
            "06-wait/mirrors/hidden is an unshown case: no page may show it",
        ),
        (
            "{{#trace 06-wait/mirrors/nearest_mirror_fails of=x}}",
            "06-wait/mirrors has no misconception or alternative \"x\" (misconceptions: losers_run_on)",
        ),
        (
            "{{#trace 06-wait/mirrors/nearest_mirror_fails by=x}}",
            "trace has no option \"by\" (it has of, beside, title)",
        ),
        (
            "{{#figure x}}",
            "no directive \"figure\" (there are trace, lab, belief, meaning, listing, output, report and mdBook's)",
        ),
        (
            "{{#listing 06-wait/race:x}}",
            "labs/06-wait/examples/race.rs has no anchor \"x\" (it has inner, main)",
        ),
    ] {
        check(here, directive, &format!("{here}:15: {problem}"));
    }
    let toy = Toy::new();
    toy.add(here, "{{#output 06-wait/x}}");
    let problems = toy.problems();
    assert!(
        problems[0].contains(":15: labs/06-wait/examples/x.out cannot be read"),
        "{problems:?}"
    );
}

#[test]
fn an_escaped_directive_is_text() {
    let toy = Toy::new();
    toy.add("book/src/wait.md", "\\{{#lab 06-wait/x}}\n");
    assert_eq!(toy.problems(), Vec::<String>::new());
    assert!(toy.page("wait.html").contains("{{#lab 06-wait/x}}"));
}
