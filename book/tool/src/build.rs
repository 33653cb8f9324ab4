//! Builds the book in process, with the same preprocessor that a plain `mdbook build` calls.

use std::path::{Path, PathBuf};

use anyhow::Result;
use mdbook_driver::MDBook;

use crate::{
    check::{config, log, pages::Built},
    course::Course,
    preprocess::Labs,
    problem::Problems,
};

/// Builds the book whose book.toml lies in `root`, and checks it. Returns the folder of its HTML.
///
/// # Errors
/// [`Problems`]: all that were found, each with file and line. Or book.toml or a file cannot be
/// read, or the build-dir would cost somebody the chapters.
pub fn build(root: &Path) -> Result<PathBuf> {
    config::check(root)?;
    let (built, warnings) = log::warnings(|| render(root));
    let mut problems = Problems::default();
    for warning in warnings {
        problems.add("book.toml", 0, format!("mdBook warns: {warning}"));
    }
    let out = match built {
        Ok(book) => check(root, &book, &mut problems)?,
        Err(error) => {
            problems.0.extend(error.downcast::<Problems>()?.0);
            PathBuf::new()
        }
    };
    problems.check()?;
    Ok(out)
}

fn render(root: &Path) -> Result<MDBook> {
    let mut book = MDBook::load(root)?;
    // Once more: mdBook lets the environment change its settings.
    config::check_dirs(&book.config.book.src, &book.config.build.build_dir)?;
    book.with_preprocessor(Labs);
    book.build()?;
    Ok(book)
}

fn check(root: &Path, book: &MDBook, problems: &mut Problems) -> Result<PathBuf> {
    let out = book.build_dir_for("html");
    let built = Built::read(root, &book.config.book.src, &out)?;
    built.links(problems);
    built.ids(problems);
    built.loads(problems)?;
    let course = Course::load(root)?;
    built.beliefs(&course, problems);
    // Reports are of exercises: a book without any has none to explain.
    if course.exercises().next().is_some() {
        built.meanings(problems);
    }
    Ok(out)
}
