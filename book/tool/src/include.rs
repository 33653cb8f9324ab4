//! mdBook's own includes, checked before mdBook expands them: it shows a mistake as a page.

use std::path::{Component, Path, PathBuf};

use crate::{
    directive::directives,
    excerpt::Source,
    listing::{self, Shown},
};

/// Directives that mdBook expands itself.
pub const MDBOOKS: [&str; 5] = [
    "include",
    "rustdoc_include",
    "playground",
    "playpen",
    "title",
];

/// Checks `target` of an include in the chapter at `chapter` (below the root), and notes the anchor.
///
/// # Errors
/// In words: no such file, anchor or line; a line of code that is too long; a directive of ours in
/// included Markdown, which nobody would expand.
pub fn check(root: &Path, chapter: &str, target: &str, shown: &mut Shown) -> Result<(), String> {
    let (path, part) = match target.split_once(':') {
        Some((path, part)) => (path, part),
        None => (target, ""),
    };
    let file = beside(chapter, path);
    let text = listing::read(root, &file)?;
    let source = Source::parse(&text);
    let start = part.split(':').next().unwrap_or("");
    let excerpt = if part.is_empty() {
        source.whole()
    } else if start.is_empty() || start.parse::<usize>().is_ok() {
        let numbers = part
            .split(':')
            .filter_map(|number| number.parse::<usize>().ok());
        if let Some(beyond) = numbers.max().filter(|line| *line > source.line_count()) {
            let count = source.line_count();
            return Err(format!("{file} has {count} lines, and no line {beyond}"));
        }
        source.whole()
    } else {
        shown.insert((file.clone(), start.into()));
        source
            .region(start)
            .map_err(|why| format!("{file} {why}"))?
    };
    if file.ends_with(".md") {
        let ours = directives(&text)
            .into_iter()
            .find(|one| !MDBOOKS.contains(&one.name.as_str()));
        return match ours {
            Some(one) => Err(format!(
                "{file}:{} has {{{{#{}}}}}, which is not expanded in an included file",
                one.line, one.name
            )),
            None => Ok(()),
        };
    }
    listing::check_columns(&file, &excerpt)
}

/// `../labs/a.rs` from `book/src/x.md`: `book/labs/a.rs`. With forward slashes.
fn beside(chapter: &str, path: &str) -> String {
    let folder = Path::new(chapter).parent().unwrap_or(Path::new(""));
    let mut found = PathBuf::new();
    for part in folder.join(path).components() {
        match part {
            Component::ParentDir if found.components().next_back().is_some() => drop(found.pop()),
            Component::CurDir => {}
            other => found.push(other),
        }
    }
    found.to_string_lossy().replace('\\', "/")
}
