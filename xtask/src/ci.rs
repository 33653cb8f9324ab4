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
    let fresh = pristine::copy(course, &course.root.join(pristine::PLACE))?;
    let sections: [Section; 7] = [
        ("fmt", &|| tool(&fresh, &["fmt", "--all", "--check"])),
        ("clippy", &|| tool(&fresh, CLIPPY)),
        ("derive", &|| derived(course)),
        ("tests", &|| {
            tool(course, &["test", "--locked", "--no-fail-fast"])
        }),
        ("verify", &|| {
            verify::all(course, Starters::said()).map(|exit| exit == Exit::Passed)
        }),
        ("listings", &|| listings::check(&fresh)),
        ("book", &|| tool(course, BOOK)),
    ];
    let names = sections.map(|(name, _)| name);
    if let Some(word) = wanted.filter(|word| !names.contains(word)) {
        let near = names::suggestion(word, names);
        let all = names.join(", ");
        bail!(usage(format!(
            "ci has no section \"{word}\"{near} (it has {all})"
        )));
    }
    let asked = |name: &str| wanted.is_none_or(|wanted| wanted == name);
    let mut table = String::new();
    let mut exit = Exit::Passed;
    for (name, section) in sections.into_iter().filter(|(name, _)| asked(name)) {
        term::print(&format!("\n== {name}\n"))?;
        let clock = Instant::now();
        // Our own fault in one section must not hide what the others would have found.
        let passed = section().unwrap_or_else(|err| {
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

/// Whether changes are being handed in, by the environment variable `CI`: then a missing tool or a
/// starter that holds an answer is a failure.
pub(crate) fn is_set() -> bool {
    std::env::var("CI").is_ok_and(|value| !["", "0", "false"].contains(&value.as_str()))
}

type Section<'a> = (&'a str, &'a dyn Fn() -> Result<bool>);

const CLIPPY: &[&str] = &[
    "clippy",
    "--workspace",
    "--all-targets",
    "--locked",
    "--",
    "-D",
    "warnings",
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

/// Cargo with these arguments, its output passed on.
fn tool(course: &Course, args: &[&str]) -> Result<bool> {
    let status = cargo::command(&course.root).args(args).status();
    Ok(status
        .with_context(|| format!("cargo {} cannot be started", args[0]))?
        .success())
}

/// Whether what derive would write is what lies there. An edited starter is the student's work.
fn derived(course: &Course) -> Result<bool> {
    let stale = derive::stale(course)?;
    for path in &stale {
        term::print(&format!("stale: {path} (run: cargo xtask derive)\n"))?;
    }
    Ok(stale.is_empty())
}
