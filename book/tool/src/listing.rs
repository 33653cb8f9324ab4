//! Code and output that a page shows: always from files that are compiled, or checked against a run.

use std::{collections::BTreeSet, fs, path::Path};

use crate::{
    excerpt::{Excerpt, Source},
    figure::svg::escape,
};

/// The widest line that a page shows, in columns.
pub const MAX_COLUMNS: usize = 85;

/// Anchors that pages show, by file and name.
pub type Shown = BTreeSet<(String, String)>;

/// A file that a directive names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// Below the root: `labs/06-wait/examples/race.rs`.
    pub file: String,
    /// The anchor, where a part is meant.
    pub anchor: Option<String>,
    /// What runs it, where something does.
    pub command: Option<String>,
}

impl Listing {
    /// Reads `06-wait/race`, `06-wait/race:main`, or a path below `labs/` or `solutions/`.
    ///
    /// # Errors
    /// In words: it is of another form.
    pub fn parse(target: &str) -> Result<Listing, String> {
        let (path, anchor) = match target.split_once(':') {
            Some((path, anchor)) => (path, Some(anchor.to_string())),
            None => (target, None),
        };
        if path.starts_with("labs/") || path.starts_with("solutions/") {
            return Ok(Listing {
                file: path.into(),
                anchor,
                command: None,
            });
        }
        let Some((lab, name)) = path.split_once('/').filter(|(_, name)| !name.contains('/')) else {
            return Err(format!("\"{target}\" is not LAB/NAME or LAB/NAME:ANCHOR"));
        };
        Ok(Listing {
            file: format!("labs/{lab}/examples/{name}.rs"),
            anchor,
            command: Some(format!("cargo run -p lab-{lab} --example {name}")),
        })
    }

    /// The text that is shown.
    ///
    /// # Errors
    /// In words: no such file or anchor, or a line is too long.
    pub fn excerpt(&self, root: &Path) -> Result<Excerpt, String> {
        let text = read(root, &self.file)?;
        let source = Source::parse(&text);
        let excerpt = match &self.anchor {
            None => source.whole(),
            Some(anchor) => source
                .region(anchor)
                .map_err(|why| format!("{} {why}", self.file))?,
        };
        check_columns(&self.file, &excerpt)?;
        Ok(excerpt)
    }

    /// A code block with its caption, as Markdown. A page says how to run a file once.
    pub fn markdown(&self, excerpt: &Excerpt, says_command: bool) -> String {
        let command = self
            .command
            .as_ref()
            .filter(|_| says_command)
            .map(|command| format!("\n<span>run it: <code>{}</code></span>", escape(command)));
        format!(
            "<figure class=\"listing\">\n<figcaption><code>{}</code>{}</figcaption>\n\n\
             ```rust\n{}```\n\n</figure>\n",
            escape(&self.file),
            command.unwrap_or_default(),
            excerpt.text
        )
    }
}

/// What a listing prints, as Markdown: the file that `cargo xtask verify` compares with a run.
///
/// # Errors
/// In words: no such file, or a line is too long.
pub fn output(root: &Path, target: &str) -> Result<String, String> {
    let listing = Listing::parse(target)?;
    let (None, Some(command)) = (&listing.anchor, &listing.command) else {
        return Err(format!("\"{target}\" is not LAB/NAME"));
    };
    let file = Path::new(&listing.file).with_extension("out");
    let file = file.to_string_lossy().replace('\\', "/");
    let text = read(root, &file)?;
    let lines = 1..=text.lines().count();
    let excerpt = Excerpt {
        text: text.trim_end().to_string() + "\n",
        lines: lines.collect(),
    };
    check_columns(&file, &excerpt)?;
    Ok(format!(
        "<figure class=\"listing output\">\n<figcaption><span>what <code>{}</code> prints</span></figcaption>\n\n\
         ```text\n{}```\n\n</figure>\n",
        escape(command),
        excerpt.text
    ))
}

/// Fails where a line is wider than a page.
pub fn check_columns(file: &str, excerpt: &Excerpt) -> Result<(), String> {
    let mut lines = excerpt.text.lines().zip(&excerpt.lines);
    match lines.find(|(line, _)| line.chars().count() > MAX_COLUMNS) {
        None => Ok(()),
        Some((line, n)) => Err(format!(
            "{file}:{n} has {} columns; a page shows {MAX_COLUMNS}",
            line.chars().count()
        )),
    }
}

/// A file of the course.
///
/// # Errors
/// In words.
pub fn read(root: &Path, file: &str) -> Result<String, String> {
    let text = fs::read_to_string(root.join(file));
    text.map(|text| text.replace('\r', ""))
        .map_err(|err| format!("{file} cannot be read: {err}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_is_a_listing_or_a_path() {
        let listing = Listing::parse("06-wait/race:main").unwrap();
        assert_eq!(listing.file, "labs/06-wait/examples/race.rs");
        assert_eq!(listing.anchor.as_deref(), Some("main"));
        assert_eq!(
            listing.command.as_deref(),
            Some("cargo run -p lab-06-wait --example race")
        );
        let path =
            Listing::parse("solutions/06-wait/src/mirrors.rs:solution-first_success").unwrap();
        assert_eq!(
            (path.file.as_str(), path.command),
            ("solutions/06-wait/src/mirrors.rs", None)
        );
        assert!(Listing::parse("race").is_err());
        assert!(Listing::parse("../06-wait/race").is_err());
    }

    #[test]
    fn a_line_that_is_too_long_is_named() {
        let line = |columns: usize| Excerpt {
            text: "é".repeat(columns),
            lines: vec![7],
        };
        assert_eq!(check_columns("a.rs", &line(85)), Ok(()));
        let said = check_columns("a.rs", &line(86)).unwrap_err();
        assert_eq!(said, "a.rs:7 has 86 columns; a page shows 85");
    }
}
