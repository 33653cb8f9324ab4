//! Checks on chapters and listings: anchors that no page shows, exercises that no page has, long lines.

use std::{
    fs,
    path::{Path, PathBuf},
};

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use crate::{
    course::Course,
    excerpt::Source,
    listing::{MAX_COLUMNS, Shown},
    preprocess::LabLinks,
    problem::Problems,
};

/// Anchors of listings, casts and solutions that no page shows. Holes of solutions are no anchors
/// of the book.
pub fn unshown_anchors(root: &Path, shown: &Shown, problems: &mut Problems) {
    for path in sources(root) {
        let Ok(text) = fs::read_to_string(&path) else {
            continue;
        };
        let file = path
            .strip_prefix(root)
            .unwrap_or(&path)
            .to_string_lossy()
            .replace('\\', "/");
        for (name, anchor) in Source::parse(&text).anchors() {
            let is_hole = name.starts_with("solution-");
            if !is_hole && !shown.contains(&(file.clone(), name.into())) {
                problems.add(
                    &file,
                    anchor.line,
                    format!("anchor \"{name}\" is shown on no page"),
                );
            }
        }
    }
}

/// `labs/*/examples/*.rs`, `labs/*/src/lib.rs` and all below `solutions/`, sorted.
fn sources(root: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for lab in numbered(&root.join("labs")) {
        walk(&lab.join("examples"), &mut found);
        found.push(lab.join("src/lib.rs"));
    }
    for lab in numbered(&root.join("solutions")) {
        walk(&lab, &mut found);
    }
    found.retain(|path| path.extension().is_some_and(|extension| extension == "rs"));
    found.sort();
    found
}

/// The folders `NN-name` in `folder`.
fn numbered(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let numbered = |name: &str| name.starts_with(|c: char| c.is_ascii_digit());
    let labs = entries.filter(|entry| entry.file_name().to_str().is_some_and(numbered));
    labs.map(|entry| entry.path()).collect()
}

fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        match entry.path() {
            path if path.is_dir() => walk(&path, found),
            path => found.push(path),
        }
    }
}

/// Each exercise must be on exactly one page.
pub fn lab_links(course: &Course, links: &LabLinks, problems: &mut Problems) {
    for exercise in course.exercises() {
        let id = exercise.id();
        match links.get(&id).map(Vec::as_slice) {
            None => {
                let file = format!("labs/{}/lab.toml", exercise.lab);
                problems.add(file, 0, format!("no page has {{{{#lab {id}}}}}"));
            }
            Some([_]) => {}
            Some([(first, first_line), again @ ..]) => {
                for (file, line) in again {
                    let text = format!("{{{{#lab {id}}}}} stands at {first}:{first_line} already");
                    problems.add(file, *line, text);
                }
            }
            Some([]) => {}
        }
    }
}

/// Code blocks of a chapter itself, which are narrower than [`MAX_COLUMNS`].
pub fn columns(file: &str, chapter: &str, problems: &mut Problems) {
    let mut in_code = false;
    for (event, range) in Parser::new_ext(chapter, Options::ENABLE_TABLES).into_offset_iter() {
        match event {
            Event::Start(Tag::CodeBlock(_)) => in_code = true,
            Event::End(TagEnd::CodeBlock) => in_code = false,
            Event::Text(text) if in_code => {
                let first = chapter[..range.start].matches('\n').count() + 1;
                for (n, line) in text.lines().enumerate() {
                    let columns = line.chars().count();
                    if columns > MAX_COLUMNS && !line.contains("{{#") {
                        let text = format!("{columns} columns; a page shows {MAX_COLUMNS}");
                        problems.add(file, first + n, text);
                    }
                }
            }
            _ => {}
        }
    }
}
