//! `.course/state.toml`: what is known about the student's progress. It is edited in place, so that
//! ids and keys of other editions, comments too, stay as they are.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow};
use toml_span::value::Table as Map;

use crate::course::Course;
use crate::lab::Exercise;
use crate::table::Source;
use crate::verdict::Verdict;
use crate::when;

/// Where it lies.
pub(crate) const PATH: &str = ".course/state.toml";

/// The file, and its text as it will be saved.
#[derive(Debug)]
pub(crate) struct State {
    path: PathBuf,
    text: String,
}

/// What is known about one exercise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Progress {
    /// The last one, if this edition knows its name.
    pub(crate) verdict: Option<Verdict>,
    /// When that was, RFC 3339 in UTC.
    pub(crate) when: Option<String>,
    /// Rungs of the hint ladder that were shown.
    pub(crate) hints: usize,
    /// Whether the solution was asked for.
    pub(crate) asked_solution: bool,
    /// The hash of the checks that it passed.
    pub(crate) checks: Option<String>,
}

impl State {
    /// Reads the state, empty where there is none. One that cannot be read is set aside with a
    /// word on stderr.
    pub(crate) fn load(course: &Course) -> Result<State> {
        let path = course.path(PATH);
        let bytes = match fs::read(&path) {
            Ok(bytes) => bytes,
            Err(err) if err.kind() == std::io::ErrorKind::NotFound => Vec::new(),
            Err(err) => return Err(err).with_context(|| format!("{PATH} cannot be read")),
        };
        let fault = match String::from_utf8(bytes).map_err(|err| anyhow!("{PATH}: {err}")) {
            Ok(text) => match check(&text) {
                Ok(()) => return Ok(State { path, text }),
                Err(fault) => fault,
            },
            Err(fault) => fault,
        };
        fs::rename(&path, path.with_extension("toml.broken"))
            .with_context(|| format!("{PATH} is broken and cannot be renamed"))?;
        eprintln!("{fault:#}; it is {PATH}.broken now, and progress begins anew");
        let text = String::new();
        Ok(State { path, text })
    }

    /// What is known about the exercise of this id; nothing is the default.
    pub(crate) fn get(&self, id: &str) -> Progress {
        let read = |map: &Map<'_>| {
            let text = |key: &str| Some(map.get(key)?.as_str()?.to_string());
            Progress {
                verdict: text("verdict").and_then(|name| Verdict::parse(&name)),
                when: text("when"),
                hints: map
                    .get("hints")
                    .and_then(|value| usize::try_from(value.as_integer()?).ok())
                    .unwrap_or(0),
                asked_solution: map
                    .get("asked_solution")
                    .and_then(|value| value.as_bool())
                    .unwrap_or(false),
                checks: text("checks"),
            }
        };
        toml_span::parse(&self.text)
            .ok()
            .and_then(|root| Some(read(root.as_table()?.get(id)?.as_table()?)))
            .unwrap_or_default()
    }

    /// The first exercise whose last verdict is not `passed`; none where all passed.
    pub(crate) fn pending<'a>(&self, course: &'a Course) -> Option<&'a Exercise> {
        course
            .exercises()
            .find(|exercise| self.is_pending(exercise))
    }

    /// Whether its last verdict is not `passed`.
    pub(crate) fn is_pending(&self, exercise: &Exercise) -> bool {
        self.get(&exercise.id()).verdict != Some(Verdict::Passed)
    }

    /// Records a verdict, now, and the hash of the checks if they passed.
    pub(crate) fn graded(&mut self, id: &str, verdict: Verdict, checks: &str) {
        self.set(id, "verdict", &quoted(verdict.name()));
        self.set(id, "when", &quoted(&when::rfc3339()));
        if verdict == Verdict::Passed {
            self.set(id, "checks", &quoted(checks));
        }
    }

    /// Records how many rungs of the hint ladder were shown.
    pub(crate) fn hinted(&mut self, id: &str, hints: usize) {
        self.set(id, "hints", &hints.to_string());
    }

    /// Records that the solution was asked for.
    pub(crate) fn asked_solution(&mut self, id: &str) {
        self.set(id, "asked_solution", "true");
    }

    /// Writes the file: beside it first, then over it, so that it is never half written.
    pub(crate) fn save(&self) -> Result<()> {
        let folder = self.path.parent().context("state.toml lies in a folder")?;
        let beside = self
            .path
            .with_extension(format!("toml.{}", std::process::id()));
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&beside, &self.text))
            .and_then(|()| fs::rename(&beside, &self.path))
            .with_context(|| format!("{PATH} cannot be written"))
    }

    /// Replaces one value, or adds the line, or the table.
    fn set(&mut self, id: &str, key: &str, literal: &str) {
        match place(&self.text, id, key) {
            Place::Value(range) => self.text.replace_range(range, literal),
            Place::Table(end) => self.text.insert_str(end, &format!("\n{key} = {literal}")),
            Place::Nowhere => {
                let gap = match self.text.as_str() {
                    "" => "",
                    text if text.ends_with('\n') => "\n",
                    _ => "\n\n",
                };
                self.text += &format!("{gap}[{}]\n{key} = {literal}\n", quoted(id));
            }
        }
    }
}

/// Where a value is to be written.
enum Place {
    /// Over these bytes.
    Value(std::ops::Range<usize>),
    /// As a new line after this byte, the end of the table's header.
    Table(usize),
    /// In a table that is not there yet.
    Nowhere,
}

fn place(text: &str, id: &str, key: &str) -> Place {
    let Ok(root) = toml_span::parse(text) else {
        return Place::Nowhere;
    };
    let entry = root.as_table().and_then(|root| root.get_key_value(id));
    let Some((header, table)) = entry else {
        return Place::Nowhere;
    };
    match table.as_table().and_then(|table| table.get(key)) {
        Some(value) => Place::Value(whole(text, value)),
        None => {
            let rest = &text[header.span.end..];
            let line = rest.find('\n').unwrap_or(rest.len());
            Place::Table(header.span.end + rest[..line].trim_end().len())
        }
    }
}

/// The bytes of a value, with the quotes of a string, which its span leaves out.
fn whole(text: &str, value: &toml_span::Value<'_>) -> std::ops::Range<usize> {
    let (mut start, mut end) = (value.span.start, value.span.end);
    if value.as_str().is_some() {
        let bytes = text.as_bytes();
        while start > 0 && matches!(bytes[start - 1], b'"' | b'\'') {
            start -= 1;
        }
        while end < bytes.len() && matches!(bytes[end], b'"' | b'\'') {
            end += 1;
        }
    }
    start..end
}

/// Whether the file can be read and each exercise has a table with a header, which is what can be
/// edited in place.
fn check(text: &str) -> Result<()> {
    let source = Source::new(PATH, text);
    let root =
        toml_span::parse(text).map_err(|err| source.error(source.line(err.span.start), err))?;
    let root = root.as_table().ok_or_else(|| anyhow!("{PATH}: no table"))?;
    for (key, value) in root.iter().filter(|(key, _)| key.name.contains('/')) {
        let before = text[..key.span.start].trim_end_matches(['"', '\'']);
        if value.as_table().is_none() || !before.trim_end().ends_with('[') {
            let wanted = format!("[{}] must be a table with a header", quoted(&key.name));
            return Err(source.error(source.line(key.span.start), wanted));
        }
    }
    Ok(())
}

/// A TOML string. Ids, verdicts, hashes and times need no other escapes.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Toy;

    const OTHERS: &str = "# mine\n[\"99-old/gone\"]\nverdict = \"sublime\" # kept\n\n\
                          [\"06-wait/mirrors\"]   # note\nmood = 'good'\nverdict = 'differs'\n";

    #[test]
    fn what_other_editions_wrote_is_kept_word_for_word() {
        let toy = Toy::new("state-kept");
        toy.write(PATH, OTHERS);
        let mut state = State::load(&toy.course()).unwrap();
        state.graded("06-wait/mirrors", Verdict::Passed, "0123");
        state.hinted("06-wait/mirrors", 2);
        state.hinted("01-waiting/three_prices", 1);
        state.asked_solution("01-waiting/three_prices");
        state.save().unwrap();
        let text = toy.read(PATH);
        for line in OTHERS.lines().filter(|line| !line.contains("'differs'")) {
            assert!(text.contains(&format!("{line}\n")), "{line} in {text}");
        }
        let state = State::load(&toy.course()).unwrap();
        let mirrors = state.get("06-wait/mirrors");
        assert_eq!(mirrors.verdict, Some(Verdict::Passed));
        assert_eq!(
            (mirrors.hints, mirrors.checks.as_deref()),
            (2, Some("0123"))
        );
        assert_eq!(mirrors.when.map(|when| when.len()), Some(20));
        let prices = state.get("01-waiting/three_prices");
        assert_eq!((prices.hints, prices.asked_solution), (1, true));
        assert_eq!(state.get("99-old/gone").verdict, None);
        assert_eq!(state.get("never/seen"), Progress::default());
    }

    #[test]
    fn each_value_is_replaced_and_not_repeated() {
        let toy = Toy::new("state-twice");
        let mut state = State::load(&toy.course()).unwrap();
        for hints in 1..=3 {
            state.hinted("06-wait/mirrors", hints);
            state.graded("06-wait/mirrors", Verdict::Differs, "0123");
        }
        assert_eq!(state.text.lines().count(), 4, "{}", state.text);
        assert_eq!(state.get("06-wait/mirrors").hints, 3);
        assert_eq!(state.get("06-wait/mirrors").checks, None);
    }

    #[test]
    fn a_broken_file_is_set_aside() {
        for (name, text) in [
            ("state-syntax", "[\"06-wait/mirrors\"]\nhints = \n"),
            ("state-inline", "\"06-wait/mirrors\" = { hints = 1 }\n"),
        ] {
            let toy = Toy::new(name);
            toy.write(PATH, text);
            let state = State::load(&toy.course()).unwrap();
            assert_eq!(state.get("06-wait/mirrors"), Progress::default());
            assert_eq!(toy.read(".course/state.toml.broken"), text);
        }
        let err = check("\n[\"a/b\"]\nhints = \n").unwrap_err().to_string();
        assert!(err.starts_with(".course/state.toml:3: "), "{err}");
    }
}
