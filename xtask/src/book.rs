//! `book` and `serve`: the book's tool, a crate of its own, so that grading compiles none of it.

use std::ffi::OsStr;

use anyhow::{Context, Result};

use crate::cargo;
use crate::course::Course;
use crate::exit::Exit;

/// Builds the book into `target/book` and checks it.
///
/// # Errors
/// Cargo cannot be started.
pub(crate) fn build(course: &Course) -> Result<Exit> {
    tool(course, &["build"])
}

/// Builds the book, serves it on this machine, and builds again what changes, until Ctrl-C.
///
/// # Errors
/// Cargo cannot be started.
pub(crate) fn serve(course: &Course, port: Option<&str>, open: bool) -> Result<Exit> {
    let mut args = vec!["serve"];
    if let Some(port) = port {
        args.extend(["--port", port]);
    }
    if !open {
        args.push("--no-open");
    }
    tool(course, &args)
}

fn tool<S: AsRef<OsStr>>(course: &Course, args: &[S]) -> Result<Exit> {
    let mut command = cargo::command(&course.root);
    command.args(["run", "--quiet", "--locked", "--package", "book-tool", "--"]);
    let status = command
        .args(args)
        .status()
        .context("cargo cannot be started")?;
    Ok(if status.success() {
        Exit::Passed
    } else {
        Exit::NotPassed
    })
}
