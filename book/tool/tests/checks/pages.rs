//! Links, ids and loads of the built pages, and what mdBook warns of.

use book_tool::build::build;

use crate::toy::{LAB, Toy, check};

#[test]
fn a_dead_link_or_fragment_is_told() {
    let here = "book/src/index.md";
    for (href, problem) in [
        (
            "gone.md",
            "the link to gone.html is dead: there is no gone.html",
        ),
        (
            "wait.md#x",
            "the link to wait.html#x is dead: wait.html has no id \"x\"",
        ),
        ("#x", "the link to #x is dead: index.html has no id \"x\""),
        ("/a/", "the link to /a/ is dead: there is no a/index.html"),
    ] {
        check(
            here,
            &format!("\nA [link]({href}).\n"),
            &format!("{here}:5: {problem}"),
        );
    }
    let toy = Toy::new();
    toy.add(
        here,
        "\n[Elsewhere](https://www.rust-lang.org/#x) and [mail](mailto:a@b.c).\n",
    );
    assert_eq!(
        toy.problems(),
        Vec::<String>::new(),
        "what a reader clicks may lie elsewhere"
    );
}

#[test]
fn a_misconception_s_page_must_have_its_place() {
    let toy = Toy::new();
    toy.write(
        "labs/06-wait/lab.toml",
        &LAB.replace("#losers-run-on", "#lost"),
    );
    let problem = "losers_run_on: its page wait.md#lost is dead: wait.html has no id \"lost\"";
    assert_eq!(
        toy.problems(),
        [format!("labs/06-wait/lab.toml: {problem}")]
    );
}

#[test]
fn a_verdict_and_a_known_error_must_have_their_place_and_be_linked() {
    let toy = Toy::new();
    let page = "book/src/reports/compile.md";
    let text = std::fs::read_to_string(toy.0.join(page)).expect(page);
    toy.write(page, &text.replace("{{#meaning needs_mut}}\n", ""));
    let why = "compile.html has no id \"needs-mut\"";
    assert_eq!(
        toy.problems(),
        [format!(
            "book/src/SUMMARY.md: needs_mut: its page reports/compile.md#needs-mut is dead: reports/{why}"
        )]
    );
    check(
        "book/src/index.md",
        "\n{{#meaning dedlock}}\n",
        "book/src/index.md:5: no verdict or known error \"dedlock\"",
    );
    let said = Toy::new().page("reports/verdicts.html");
    assert!(said.contains("id=\"held-thread\""), "{said}");
}

#[test]
fn an_id_stands_once_in_a_page() {
    let here = "book/src/index.md";
    let toy = Toy::new();
    toy.add(here, "\n<p id=\"a\">a</p>\n\n<p id=\"a\">b</p>\n");
    let problems = toy.problems();
    assert_eq!(problems.len(), 1, "{problems:?}");
    let begins = "book/src/index.md:5: id \"a\" stands twice in index.html (first in line ";
    assert!(problems[0].starts_with(begins), "{problems:?}");
}

#[test]
fn a_page_loads_nothing_from_elsewhere_and_nothing_that_is_not_there() {
    let here = "book/src/index.md";
    for (markup, address) in [
        (
            "<img src=\"https://a.example/x.png\" alt=\"x\">",
            "https://a.example/x.png",
        ),
        (
            "<script src=\"//a.example/x.js\"></script>",
            "//a.example/x.js",
        ),
        (
            "<iframe src=\"http://a.example/\" title=\"x\"></iframe>",
            "http://a.example/",
        ),
        (
            "<p style=\"background: url(https://a.example/x)\">x</p>",
            "https://a.example/x",
        ),
        ("![x](https://a.example/y.png)", "https://a.example/y.png"),
    ] {
        let toy = Toy::new();
        toy.add(here, &format!("\n{markup}\n"));
        let said = toy.problems().join("\n");
        let text = format!("index.html would load {address}: a page loads nothing from elsewhere");
        assert!(said.contains(&format!("{here}:5: {text}")), "{said}");
    }
    let toy = Toy::new();
    toy.add(here, "\n![x](gone.png)\n");
    let said = toy.problems().join("\n");
    assert!(
        said.contains("book/src/index.md:5: index.html loads gone.png, which is not there"),
        "{said}"
    );

    let toy = Toy::new();
    toy.add("book.toml", "additional-css = [\"a.css\"]\n");
    toy.write(
        "a.css",
        "@font-face {\n  src: url(\"https://a.example/f.woff2\");\n}\n",
    );
    let said = toy.problems().join("\n");
    assert!(said.contains(".css:2: "), "{said}");
    assert!(
        said.contains("would load https://a.example/f.woff2"),
        "{said}"
    );
}

#[test]
fn what_mdbook_warns_of_is_a_problem() {
    let toy = Toy::new();
    toy.add("book/src/index.md", "\n<section>\n\nNever closed.\n");
    let problems = toy.problems();
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert!(
        problems[0].starts_with("book.toml: mdBook warns: unclosed HTML tag"),
        "{problems:?}"
    );
}

#[test]
fn all_problems_are_told_at_once_and_in_order() {
    let toy = Toy::new();
    toy.add("book/src/wait.md", "{{#lab x}}\n{{#listing x}}\n");
    toy.add("book/src/index.md", "{{#figure}}\n");
    let said = build(&toy.0).expect_err("three problems").to_string();
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "the book has 3 things to mend");
    assert!(lines[1].starts_with("book/src/index.md:4: "), "{said}");
    assert!(lines[2].starts_with("book/src/wait.md:15: "), "{said}");
    assert!(lines[3].starts_with("book/src/wait.md:16: "), "{said}");
}
