//! `ci`: everything that must hold before a change goes in, cheapest first. Each section prints its
//! own tools' output; a table at the end says what each took.

use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::course::Course;
use crate::exit::{Exit, usage};
use crate::verify::Starters;
use crate::{cargo, derive, listings, names, pristine, term, verify};

/// Runs the section of that name, or all, also after one failed. Exits 1 if one did.
///
/// # Errors
/// No section has that name, or the copy of the course cannot be made.
pub(crate) fn run(course: &Course, wanted: Option<&str>) -> Result<Exit> {
    let asked = asked(wanted)?;
    let fresh = pristine::copy(course, &course.root.join(pristine::PLACE))?;
    let mut table = String::new();
    let mut exit = Exit::Passed;
    for Section { name, check } in asked {
        term::print(&format!("\n== {name}\n"))?;
        let clock = Instant::now();
        // Our own fault in one section must not hide what the others would have found.
        let passed = check(course, &fresh).unwrap_or_else(|err| {
            eprintln!("error: {err:#}");
            false
        });
        if !passed {
            exit = Exit::NotPassed;
        }
        let word = if passed { "passed" } else { "FAILED" };
        table += &format!(
            "{name:<10} {word}  {:>6.1} s\n",
            clock.elapsed().as_secs_f64()
        );
    }
    term::print(&format!("\n{table}"))?;
    Ok(exit)
}

/// Something that must hold of the course in the tree, or of its fresh copy.
struct Section {
    name: &'static str,
    /// Whether it holds.
    check: fn(tree: &Course, fresh: &Course) -> Result<bool>,
}

/// Cheapest first.
const SECTIONS: &[Section] = &[
    Section {
        name: "fmt",
        check: |_, fresh| tool(fresh, &["fmt", "--all", "--check"]),
    },
    Section {
        name: "clippy",
        // The corpus is in no set of targets, so that a plain `cargo test` does not run it.
        check: |_, fresh| Ok(tool(fresh, CLIPPY)? && tool(fresh, CLIPPY_OF_CORPUS)?),
    },
    Section {
        name: "derive",
        check: |tree, _| derived(tree),
    },
    Section {
        name: "tests",
        check: |tree, _| tool(tree, &["test", "--locked", "--no-fail-fast"]),
    },
    Section {
        name: "watch",
        check: |tree, _| tool(tree, &["test", "--locked", "-p", "course-watch"]),
    },
    Section {
        name: "corpus",
        check: |tree, _| tool(tree, CORPUS),
    },
    Section {
        name: "verify",
        check: |tree, _| Ok(verify::all(tree, Starters::said())? == Exit::Passed),
    },
    Section {
        name: "listings",
        check: |_, fresh| listings::check(fresh),
    },
    Section {
        name: "book",
        check: |tree, _| tool(tree, BOOK),
    },
];

/// The section of that name, or all.
fn asked(wanted: Option<&str>) -> Result<impl Iterator<Item = &'static Section>> {
    let names = || SECTIONS.iter().map(|section| section.name);
    if let Some(word) = wanted.filter(|word| names().all(|name| name != *word)) {
        let near = names::suggestion(word, names());
        let all = names().collect::<Vec<_>>().join(", ");
        bail!(usage(format!(
            "ci has no section \"{word}\"{near} (it has {all})"
        )));
    }
    let wanted = wanted.map(String::from);
    let all = SECTIONS.iter();
    Ok(all.filter(move |section| wanted.as_ref().is_none_or(|name| name == section.name)))
}

/// Whether changes are being handed in, by the environment variable `CI`: then a missing tool or a
/// starter that holds an answer is a failure.
pub(crate) fn is_set() -> bool {
    std::env::var("CI").is_ok_and(|value| !["", "0", "false"].contains(&value.as_str()))
}

const CLIPPY: &[&str] = &[
    "clippy",
    "--workspace",
    "--all-targets",
    "--locked",
    "--",
    "-D",
    "warnings",
];

const CLIPPY_OF_CORPUS: &[&str] = &[
    "clippy", "--locked", "-p", "xtask", "--test", "corpus", "--", "-D", "warnings",
];

/// The book's tool, its checks, and every page in a browser.
const BOOK: &[&str] = &[
    "test",
    "--locked",
    "--no-fail-fast",
    "-p",
    "book-tool",
    "-p",
    "book-server",
];

/// Answers that want to break the grader.
const CORPUS: &[&str] = &["test", "--locked", "-p", "xtask", "--test", "corpus"];

/// Cargo with these arguments, its output passed on.
fn tool(course: &Course, args: &[&str]) -> Result<bool> {
    let status = cargo::command(&course.root).args(args).status();
    Ok(status
        .with_context(|| format!("cargo {} cannot be started", args[0]))?
        .success())
}

/// Whether what derive would write is what lies there. An edited starter is the student's work.
fn derived(course: &Course) -> Result<bool> {
    let compared = derive::compare(course)?;
    for path in compared.stale_paths() {
        term::print(&format!("stale: {path} (run: cargo xtask derive)\n"))?;
    }
    Ok(compared.stale_paths().next().is_none())
}
