//! The one setting of book.toml that can cost somebody the book: mdBook empties its build-dir.

use std::{
    fs,
    path::{Component, Path, PathBuf},
};

use anyhow::{Context, Result, bail, ensure};

/// Where mdBook's HTML goes must be said, and lie apart from the chapters.
///
/// # Errors
/// book.toml cannot be read, or `build-dir` is not set, holds `src`, lies in it, or lies outside of
/// the course.
pub fn check(root: &Path) -> Result<()> {
    let text = fs::read_to_string(root.join("book.toml")).context("book.toml cannot be read")?;
    check_text(&text)
}

fn check_text(text: &str) -> Result<()> {
    let table: toml::Table = text.parse().context("book.toml is no TOML")?;
    let string = |section: &str, key: &str| table.get(section)?.get(key)?.as_str();
    let src = string("book", "src").unwrap_or("src");
    let Some(out) = string("build", "build-dir") else {
        bail!("book.toml sets no build-dir: mdBook would empty book/, where the chapters are");
    };
    check_dirs(Path::new(src), Path::new(out))
}

/// The same for settings that were read already, as mdBook's environment may change them.
///
/// # Errors
/// As [`check`].
pub fn check_dirs(src: &Path, out: &Path) -> Result<()> {
    ensure!(
        out.is_relative(),
        "book.toml: build-dir must lie below the course's root"
    );
    let (src, out) = (plain(src)?, plain(out)?);
    let apart = !src.starts_with(&out) && !out.starts_with(&src);
    ensure!(
        apart,
        "book.toml: mdBook empties build-dir ({}) first, and src ({}) would be lost with it",
        out.display(),
        src.display()
    );
    Ok(())
}

/// The path without `.` and `..`.
fn plain(path: &Path) -> Result<PathBuf> {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => ensure!(plain.pop(), "book.toml: a path leaves the course"),
            Component::CurDir => {}
            other => plain.push(other),
        }
    }
    Ok(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str) -> String {
        check_text(text).map_or_else(|err| err.to_string(), |()| "fine".into())
    }

    #[test]
    fn a_build_dir_that_would_cost_the_chapters_is_refused() {
        for (src, out) in [
            ("book/src", "book"),
            ("book/src", "book/src"),
            ("book/src", "book/src/out"),
            ("book/src", "./target/../book"),
            ("book/src", "."),
            ("book/src", "/tmp/book"),
            ("book/src", "../book"),
        ] {
            let text = format!("[book]\nsrc = \"{src}\"\n[build]\nbuild-dir = \"{out}\"");
            assert_ne!(said(&text), "fine", "{out}");
        }
        assert!(said("[book]\nsrc = \"book/src\"").starts_with("book.toml sets no build-dir"));
    }

    #[test]
    fn ours_is_fine() {
        check(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))).expect("book.toml");
    }
}
