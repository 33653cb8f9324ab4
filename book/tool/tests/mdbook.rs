//! A plain `mdbook build` gives the same book as `cargo xtask book`, from a clean copy of the course.

use std::{
    collections::BTreeMap,
    env, fs,
    io::{self, Write},
    path::{Path, PathBuf},
    process::{self, Command},
};

use book_tool::build;

/// What no clone holds.
const LEFT_OUT: [&str; 3] = ["target", ".git", ".course"];

#[test]
fn plain_mdbook_builds_the_same_book_from_a_clean_copy() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let mdbook = root.join("target/tools/bin/mdbook");
    if !mdbook.is_file() {
        let said = "left out: plain mdbook build: no target/tools/bin/mdbook; .ci/run installs it";
        assert!(env::var_os("CI").is_none_or(|ci| ci.is_empty()), "{said}");
        // Not `eprintln!`: the test runner would keep that to itself, as the test passes.
        let _ = writeln!(io::stderr(), "{said}");
        return;
    }
    let version = Command::new(&mdbook)
        .arg("--version")
        .output()
        .expect("mdbook starts");
    let version = String::from_utf8_lossy(&version.stdout);
    let ours = mdbook_preprocessor::MDBOOK_VERSION;
    assert_eq!(
        version.trim(),
        format!("mdbook v{ours}"),
        "let .ci/run and Cargo.toml name one version"
    );

    let ours = build::build(root).unwrap_or_else(|err| panic!("the book does not build: {err:#}"));
    let ours = files(&ours).expect("the built book can be read");

    let copy = Copy::of(root).expect("the course can be copied");
    // Where this test itself was built: what the course does not change is not built again.
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let built = Command::new(&mdbook)
        .arg("build")
        .current_dir(&copy.0)
        .env("CARGO_TARGET_DIR", target)
        .output()
        .expect("mdbook starts");
    let said = String::from_utf8_lossy(&built.stderr);
    assert!(built.status.success(), "{said}");
    let theirs = files(&copy.0.join("target/book")).expect("the built book can be read");

    assert!(ours.len() > 10, "the book has {} files", ours.len());
    assert_eq!(differences(&ours, &theirs), Vec::<String>::new(), "{said}");
}

#[test]
fn a_difference_is_told() {
    let book = |files: &[(&str, &str)]| -> BTreeMap<PathBuf, Vec<u8>> {
        files
            .iter()
            .map(|(path, text)| ((*path).into(), (*text).into()))
            .collect()
    };
    let ours = book(&[("a.html", "same\nours\n"), ("b.html", "x"), ("c.css", "x")]);
    let theirs = book(&[("a.html", "same\ntheirs\n"), ("c.css", "x"), ("d.js", "x")]);
    assert_eq!(
        differences(&ours, &theirs),
        [
            "a.html:2: \"ours\" here, \"theirs\" there",
            "b.html: here only",
            "d.js: there only"
        ]
    );
}

#[test]
fn the_index_of_the_search_loses_its_hash() {
    let page = "a=\"../searchindex-1a2b3c4d.js\"; b=\"searcher-1a2b3c4d.js\"";
    assert_eq!(
        without_hash(page),
        "a=\"../searchindex-.js\"; b=\"searcher-1a2b3c4d.js\""
    );
}

type Files = BTreeMap<PathBuf, Vec<u8>>;

/// Which files differ, and where first.
fn differences(ours: &Files, theirs: &Files) -> Vec<String> {
    let mut found = Vec::new();
    for (path, ours) in ours {
        match theirs.get(path) {
            None => found.push(format!("{}: here only", path.display())),
            Some(theirs) if theirs != ours => {
                found.push(format!("{}:{}", path.display(), first(ours, theirs)))
            }
            Some(_) => {}
        }
    }
    let new = theirs.keys().filter(|path| !ours.contains_key(*path));
    found.extend(new.map(|path| format!("{}: there only", path.display())));
    found.sort();
    found
}

/// The first line that differs.
fn first(ours: &[u8], theirs: &[u8]) -> String {
    let (ours, theirs) = (
        String::from_utf8_lossy(ours),
        String::from_utf8_lossy(theirs),
    );
    let (mut ours, mut theirs) = (ours.lines(), theirs.lines());
    let mut number = 0;
    loop {
        number += 1;
        let (ours, theirs) = (ours.next(), theirs.next());
        if ours != theirs || ours.is_none() {
            let shown = |line: Option<&str>| {
                line.unwrap_or_default()
                    .chars()
                    .take(200)
                    .collect::<String>()
            };
            return format!(
                "{number}: {:?} here, {:?} there",
                shown(ours),
                shown(theirs)
            );
        }
    }
}

/// All files below a folder, by their paths in it.
fn files(folder: &Path) -> io::Result<Files> {
    let mut found = Files::new();
    walk(folder, Path::new(""), &mut |path| {
        let name = path.to_string_lossy();
        if name.starts_with(INDEX) {
            found.insert(without_hash(&name).into(), Vec::new());
        } else {
            let text = fs::read(folder.join(path))?;
            let text = String::from_utf8(text).map(|text| without_hash(&text).into_bytes());
            found.insert(path.to_owned(), text.unwrap_or_else(|err| err.into_bytes()));
        }
        Ok(())
    })?;
    Ok(found)
}

/// The index of the search differs, and so does the hash in its name: the command brings the search
/// library of its own lock file, 3.0.2, and ours is newer: fewer bytes, and it does not panic at some
/// words. That pages are found is tested in the browser.
const INDEX: &str = "searchindex-";

/// A text in which the index of the search has no hash in its name.
fn without_hash(text: &str) -> String {
    let mut parts = text.split(INDEX);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out.push_str(INDEX);
        out.push_str(part.trim_start_matches(|digit: char| digit.is_ascii_hexdigit()));
    }
    out
}

/// A copy of the course in a folder of its own, gone with it.
struct Copy(PathBuf);

impl Copy {
    fn of(root: &Path) -> io::Result<Copy> {
        let copy = Copy(env::temp_dir().join(format!("clean-copy-{}", process::id())));
        walk(root, Path::new(""), &mut |path| {
            let to = copy.0.join(path);
            fs::create_dir_all(to.parent().unwrap_or(&copy.0))?;
            fs::copy(root.join(path), to).map(drop)
        })?;
        Ok(copy)
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn walk(
    root: &Path,
    below: &Path,
    each: &mut impl FnMut(&Path) -> io::Result<()>,
) -> io::Result<()> {
    for entry in fs::read_dir(root.join(below))? {
        let entry = entry?;
        let path = below.join(entry.file_name());
        let kind = entry.file_type()?;
        if kind.is_dir() && !LEFT_OUT.iter().any(|name| entry.file_name() == *name) {
            walk(root, &path, each)?;
        } else if kind.is_file() {
            each(&path)?;
        }
    }
    Ok(())
}
