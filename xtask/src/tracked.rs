//! Which files are the course's, so that `course.lock` covers them, and which could alter a build
//! or a verdict by being added.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// The files that the lock covers, or that it would call added, by path below the root.
pub(crate) fn files(root: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    walk(root, "", &mut found)?;
    found.retain(|path| covers(path));
    Ok(found)
}

/// Below the root only what cargo reads; below `labs/` all, but for what editors leave behind.
pub(crate) fn covers(path: &str) -> bool {
    let litter = [
        "~",
        ".bk",
        ".orig",
        ".rej",
        ".swp",
        ".snap.new",
        ".pending-snap",
    ];
    if litter.iter().any(|end| path.ends_with(end)) {
        return false;
    }
    match path.split_once('/') {
        Some(("labs", _)) => true,
        Some((folder, _)) => HIDDEN.contains(&folder),
        None => path == "Cargo.lock" || alters(path) || HIDDEN.contains(&path),
    }
}

/// Whether a file of this name, where none was, can alter a build or a verdict.
pub(crate) fn alters(path: &str) -> bool {
    let (folders, name) = path.rsplit_once('/').unwrap_or(("", path));
    let inside = |wanted: &[&str]| folders.split('/').any(|folder| wanted.contains(&folder));
    inside(&[".cargo", ".config"])
        || BUILD_FILES.contains(&name)
        || name.starts_with("rust-toolchain")
        || (name.ends_with(".rs") && inside(&["src", "tests", "examples"]))
}

/// Whether a link to a folder lies here, at a place where cargo or insta would look into it.
pub(crate) fn brings_in(root: &Path, path: &str) -> bool {
    alters(&format!("{path}/x.rs")) && links_away(root, path)
}

/// Whether a link to a folder lies here. What is in that folder is not the course's.
pub(crate) fn links_away(root: &Path, path: &str) -> bool {
    let path = root.join(path);
    is_link(&path) && path.is_dir()
}

/// Whether a link lies here, wherever it leads.
pub(crate) fn is_link(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|meta| meta.is_symlink())
}

const BUILD_FILES: &[&str] = &[
    "Cargo.toml",
    "build.rs",
    "insta.yaml",
    ".insta.yaml",
    "clippy.toml",
    ".clippy.toml",
];

/// Folders whose name begins with a dot are the editor's or Git's, but for cargo's and insta's.
const HIDDEN: &[&str] = &[".cargo", ".config"];

/// All files that may be the course's. Of the root's folders only three are entered. A link to a
/// folder counts as a file: it is not followed.
fn walk(root: &Path, below: &str, found: &mut Vec<String>) -> Result<()> {
    let unreadable = || format!("{below}/ cannot be read");
    for entry in fs::read_dir(root.join(below)).with_context(unreadable)? {
        let entry = entry.with_context(unreadable)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let hidden = name.starts_with('.') && !HIDDEN.contains(&&*name);
        if hidden && !BUILD_FILES.contains(&&*name) || name == "target" {
            continue;
        }
        let entered = !below.is_empty() || name == "labs" || HIDDEN.contains(&&*name);
        let path = if below.is_empty() {
            name
        } else {
            format!("{below}/{name}")
        };
        let kind = entry.file_type().with_context(unreadable)?;
        if kind.is_dir() && entered {
            walk(root, &path, found)?;
        } else if !kind.is_dir() {
            found.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cargo_or_insta_reads_can_alter_a_build() {
        for path in [
            "build.rs",
            "rust-toolchain.toml",
            "labs/06-wait/.config/insta.yaml",
            ".cargo/config",
            "labs/06-wait/src/main.rs",
            "labs/06-wait/tests/more/main.rs",
            "labs/06-wait/clippy.toml",
        ] {
            assert!(alters(path) && covers(path), "{path}");
        }
        for path in ["README.md", "notes.txt", "src.rs", "rustfmt.toml"] {
            assert!(!alters(path) && !covers(path), "{path}");
        }
        assert!(!covers("solutions/06-wait/src/lib.rs"));
        assert!(covers("labs/06-wait/lab.toml") && !alters("labs/06-wait/lab.toml"));
        assert!(!covers("labs/06-wait/tests/snapshots/a.snap.new"));
    }
}
