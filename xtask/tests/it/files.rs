//! A course as a value: all its files by path, and what its manifests name.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use toml_span::value::Table;

/// All files of a course, by their path below its root, with forward slashes.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// An exercise, as its lab.toml has it.
#[derive(Clone, Debug)]
pub(crate) struct Exercise {
    /// `06-wait`.
    pub(crate) lab: String,
    /// `mirrors`.
    pub(crate) slug: String,
    /// Slug and verdict of each misconception.
    pub(crate) beliefs: Vec<(String, String)>,
}

/// Folders that are no part of a course, at any depth.
const LEFT_OUT: &[&str] = &[".course", ".git", "node_modules", "target"];

impl Exercise {
    /// `06-wait/mirrors`.
    pub(crate) fn id(&self) -> String {
        format!("{}/{}", self.lab, self.slug)
    }

    /// The student's file.
    pub(crate) fn file(&self) -> String {
        format!("labs/{}/src/{}.rs", self.lab, self.slug)
    }

    /// Our solution.
    pub(crate) fn solution(&self) -> String {
        format!("solutions/{}/src/{}.rs", self.lab, self.slug)
    }

    /// A program that holds a belief: `awaits_in_sequence`, or `…__2` for the second.
    pub(crate) fn wrong(&self, name: &str) -> String {
        format!(
            "solutions/{}/misconceptions/{}/{name}.rs",
            self.lab, self.slug
        )
    }

    /// The folder of right answers in another style.
    pub(crate) fn alternatives(&self) -> String {
        format!("solutions/{}/alternatives/{}/", self.lab, self.slug)
    }

    /// Whether the file is this exercise's, and not one that it shares with its lab.
    fn owns(&self, path: &str) -> bool {
        let Exercise { lab, slug, .. } = self;
        let in_lab = path.strip_prefix(&format!("labs/{lab}/"));
        let in_solutions = path.strip_prefix(&format!("solutions/{lab}/"));
        let Some(rest) = in_lab.or(in_solutions) else {
            return false;
        };
        let alone = [
            format!("src/{slug}.rs"),
            format!("tests/{slug}.rs"),
            format!("tests/scenarios/{slug}.rs"),
        ];
        let below = [
            format!("tests/snapshots/{slug}__"),
            format!("misconceptions/{slug}/"),
            format!("alternatives/{slug}/"),
        ];
        alone.iter().any(|file| file == rest) || below.iter().any(|start| rest.starts_with(start))
    }
}

/// Reads all files below a folder.
pub(crate) fn read(root: &Path) -> Files {
    let mut files = Files::new();
    walk(root, "", &mut files);
    files
}

/// Makes the folder hold these files and no others. A file that is the same already keeps its time,
/// so that cargo builds what changed and no more.
pub(crate) fn write(root: &Path, files: &Files) {
    let present = read(root);
    for path in present.keys().filter(|path| !files.contains_key(*path)) {
        let path = root.join(path);
        fs::remove_file(&path).unwrap();
        // Folders that are empty now; one that is not cannot be removed.
        path.ancestors()
            .skip(1)
            .take_while(|folder| fs::remove_dir(folder).is_ok())
            .count();
    }
    for (path, bytes) in files
        .iter()
        .filter(|(path, bytes)| present.get(*path) != Some(bytes))
    {
        write_one(root, path, bytes);
    }
}

/// Writes a file, and the folders above it.
pub(crate) fn write_one(root: &Path, path: &str, bytes: &[u8]) {
    let path = root.join(path);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, bytes).unwrap_or_else(|err| panic!("{}: {err}", path.display()));
}

/// The exercises of a course, in its order.
pub(crate) fn exercises(files: &Files) -> Vec<Exercise> {
    let mut found = Vec::new();
    for (path, bytes) in files {
        let lab = path
            .strip_prefix("labs/")
            .and_then(|path| path.strip_suffix("/lab.toml"));
        if let Some(lab) = lab {
            found.extend(in_manifest(lab, str::from_utf8(bytes).unwrap()));
        }
    }
    found
}

/// The course with one exercise only. The other labs stay, without exercises, since crates may
/// depend on theirs.
pub(crate) fn only(files: &Files, slug: &str) -> Files {
    let mut files = files.clone();
    for other in exercises(&files)
        .iter()
        .filter(|exercise| exercise.slug != slug)
    {
        files.retain(|path, _| !other.owns(path));
    }
    files.retain(|path, _| !path.contains("/examples/") && !path.ends_with("/tests/hangs.rs"));
    for (path, bytes) in &mut files {
        if path.ends_with("/lab.toml") {
            *bytes = one_exercise(str::from_utf8(bytes).unwrap(), slug).into_bytes();
        }
    }
    files
}

fn walk(root: &Path, below: &str, files: &mut Files) {
    for entry in fs::read_dir(root.join(below)).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let path = if below.is_empty() {
            name.clone()
        } else {
            format!("{below}/{name}")
        };
        if LEFT_OUT.contains(&name.as_str()) {
            continue;
        }
        if root.join(&path).is_dir() {
            walk(root, &path, files);
        } else if let Ok(bytes) = fs::read(root.join(&path)) {
            files.insert(path, bytes);
        }
    }
}

fn in_manifest(lab: &str, text: &str) -> Vec<Exercise> {
    let root = toml_span::parse(text).unwrap();
    let belief = |table: &Table<'_>| {
        let verdict = text_of(table, "verdict").unwrap_or("differs".into());
        (text_of(table, "slug").unwrap(), verdict)
    };
    let exercises = tables(root.as_table().unwrap(), "exercise");
    let exercise = |table: &Table<'_>| Exercise {
        lab: lab.into(),
        slug: text_of(table, "slug").unwrap(),
        beliefs: tables(table, "misconception").map(belief).collect(),
    };
    exercises.map(exercise).collect()
}

fn tables<'a>(table: &'a Table<'a>, key: &str) -> impl Iterator<Item = &'a Table<'a>> {
    let list = table.get(key).and_then(|value| value.as_array());
    list.into_iter()
        .flatten()
        .map(|value| value.as_table().unwrap())
}

fn text_of(table: &Table<'_>, key: &str) -> Option<String> {
    table.get(key)?.as_str().map(String::from)
}

/// The manifest without its other exercises.
fn one_exercise(manifest: &str, slug: &str) -> String {
    let mut blocks = manifest.split("[[exercise]]\n");
    let head = blocks.next().unwrap().to_string();
    let ours = blocks.filter(|block| block.starts_with(&format!("slug = \"{slug}\"")));
    ours.fold(head, |text, block| text + "[[exercise]]\n" + block)
}
